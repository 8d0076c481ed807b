import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The start page (screens, 'Home'). */
export const routes: RouteObject[] = [
  pageRoute({ path: '/', title: t('Home'), load: () => import('./home-page').then((module) => module.HomePage) }),
];
