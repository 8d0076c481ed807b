import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The proof that the log is unchanged (lifecycle, section 6 (5)). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/audit',
    title: t('Audit'),
    groups: ['editor'],
    load: () => import('./audit-page').then((module) => module.AuditPage),
  }),
];
