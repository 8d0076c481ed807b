import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '../../app/page-route';

/** What webmasters keep: settings, mail templates and the security log (issue 7). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/settings',
    title: 'Settings',
    groups: ['webmaster'],
    load: () => import('./settings/settings-page').then((module) => module.SettingsPage),
  }),
];
