import type { RouteObject } from 'react-router-dom';
import { STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Lists that the office maintains. */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/keywords',
    title: t('Keywords'),
    groups: STAFF_GROUPS,
    load: () => import('./keywords/keywords-page').then((module) => module.KeywordsPage),
    calls: ['/article/keywords'],
  }),
  pageRoute({
    path: '/blacklist',
    title: t('Blacklist'),
    groups: STAFF_GROUPS,
    load: () => import('./blacklist/blacklist-page').then((module) => module.BlacklistPage),
    calls: ['/article/blacklist-author-list'],
  }),
];
