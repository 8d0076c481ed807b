import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The service that compares manuscripts with published texts, for webmasters (ADR 124). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/similarityService',
    title: t('Similarity service'),
    groups: ['webmaster'],
    load: () => import('./similarity-page').then((module) => module.SimilarityPage),
  }),
];
