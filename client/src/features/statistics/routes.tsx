import type { RouteObject } from 'react-router-dom';
import { type GroupName, STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];

/** Spec part 2, section 2; access as in its 'Side menu'. */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/reviewersStatistics',
    title: t('Reviewer statistics'),
    groups: STAFF_GROUPS,
    load: () => import('./reviewers/reviewers-statistics-page').then((module) => module.ReviewersStatisticsPage),
  }),
  pageRoute({
    path: '/associateStatistics',
    title: t('Associate statistics'),
    groups: OFFICE,
    load: () => import('./associates/associate-statistics-page').then((module) => module.AssociateStatisticsPage),
  }),
  pageRoute({
    path: '/statistics',
    title: t('Journal statistics'),
    groups: STAFF_GROUPS,
    load: () => import('./journal/journal-statistics-page').then((module) => module.JournalStatisticsPage),
  }),
  pageRoute({
    path: '/ownMeasures',
    title: t('Custom measures'),
    groups: ['editor'],
    load: () => import('./own/own-measures-page').then((module) => module.OwnMeasuresPage),
  }),
];
