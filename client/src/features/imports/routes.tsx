import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Imports from other systems, for webmasters (issue 20). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/imports',
    title: t('Import'),
    groups: ['webmaster'],
    load: () => import('./imports-page').then((module) => module.ImportsPage),
  }),
];
