import type { RouteObject } from 'react-router-dom';
import { STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

export const routes: RouteObject[] = [
  pageRoute({
    path: '/people/:id',
    title: t('Person'),
    groups: STAFF_GROUPS,
    load: () => import('./person-page').then((module) => module.PersonPage),
  }),
  pageRoute({
    path: '/reviewersOfYear',
    title: t('Reviewers of the year'),
    groups: ['editor', 'assistant'],
    load: () => import('./thanks/reviewers-of-year-page').then((module) => module.ReviewersOfYearPage),
  }),
];
