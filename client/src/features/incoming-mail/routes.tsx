import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Bounces and answers to the mails of the journal (issue 20). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/incomingMail',
    title: t('Incoming mail'),
    groups: ['webmaster'],
    load: () => import('./incoming-mail-page').then((module) => module.IncomingMailPage),
  }),
];
