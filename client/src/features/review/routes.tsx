import type { RouteObject } from 'react-router-dom';
import { CREDIT_RETURN_PATH, REVIEWING_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

const request = () => import('./request/request-page').then((module) => module.RequestPage);

/** The reviewer's screens (spec part 1, section 2). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/reviewerToDoList',
    title: t('Reviews to do'),
    groups: REVIEWING_GROUPS,
    load: () => import('./lists/todo-page').then((module) => module.TodoPage),
    calls: ['/article/reviewer/todo-list'],
  }),
  pageRoute({
    path: '/reviewHistory',
    title: t('Review history'),
    groups: REVIEWING_GROUPS,
    load: () => import('./lists/history-page').then((module) => module.HistoryPage),
  }),
  // Open to all groups, since people who reviewed here may be in another group by now.
  pageRoute({
    path: '/reviewingRecord',
    title: t('Reviewing record'),
    load: () => import('./record/record-page').then((module) => module.RecordPage),
    calls: ['/reviewing-record'],
  }),
  pageRoute({
    path: CREDIT_RETURN_PATH,
    title: t('Credit at ORCID'),
    load: () => import('./credit/credit-return-page').then((module) => module.CreditReturnPage),
  }),
  pageRoute({
    path: '/certificate/:code?',
    title: t('Check a certificate'),
    open: 'plain',
    load: () => import('./certificate/check-page').then((module) => module.CheckPage),
  }),
  pageRoute({
    path: '/:articleId/review/:reviewId',
    title: t('Review'),
    groups: REVIEWING_GROUPS,
    load: () => import('./form/review-page').then((module) => module.ReviewPage),
    calls: ['/article/:articleId/get-review/:reviewId'],
  }),
  // Links in invitations; they open with or without a session.
  pageRoute({
    path: '/:articleId/:reviewId/accept',
    title: t('Review request'),
    open: 'either',
    openWith: 'key',
    load: request,
  }),
  pageRoute({
    path: '/:articleId/:reviewId/decline',
    title: t('Review request'),
    open: 'either',
    openWith: 'key',
    load: request,
  }),
];
