import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '../../app/routing/page-route';

/** The start page (screens, 'Home'). */
export const routes: RouteObject[] = [
  pageRoute({ path: '/', title: 'Home', load: () => import('./home-page').then((module) => module.HomePage) }),
];
