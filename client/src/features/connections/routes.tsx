import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Connections with other systems, for webmasters (issue 20). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/connections',
    title: t('Connections'),
    groups: ['webmaster'],
    load: () => import('./connections-page').then((module) => module.ConnectionsPage),
  }),
  pageRoute({
    path: '/connections/webhook/:id',
    title: t('Webhook'),
    groups: ['webmaster'],
    load: () => import('./webhooks/webhook-page').then((module) => module.WebhookPage),
  }),
];
