import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The sending of reviews to ORCID, for webmasters (issue 20). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/creditAtOrcid',
    title: t('Credit at ORCID'),
    groups: ['webmaster'],
    load: () => import('./credit-page').then((module) => module.CreditPage),
  }),
];
