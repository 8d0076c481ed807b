import type { RouteObject } from 'react-router-dom';
import { STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** All manuscripts and the search (spec part 2, section 2). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/manuscript/all',
    title: t('All manuscripts'),
    groups: ['editor', 'assistant'],
    load: () => import('./all-manuscripts-page').then((module) => module.AllManuscriptsPage),
  }),
  pageRoute({
    path: '/searchManuscripts',
    title: t('Search manuscripts'),
    groups: STAFF_GROUPS,
    load: () => import('./search-page').then((module) => module.SearchPage),
  }),
];
