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
];
