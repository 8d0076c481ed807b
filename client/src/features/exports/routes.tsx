import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The exports of the journal to other systems (issue 20). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/exports',
    title: t('Export'),
    groups: ['editor', 'assistant'],
    load: () => import('./exports-page').then((module) => module.ExportsPage),
  }),
];
