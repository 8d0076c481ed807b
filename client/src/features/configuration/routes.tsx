import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '../../app/routing/page-route';

/** Pages for webmasters: settings, mail templates and the security log (issue 7). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/settings',
    title: 'Settings',
    groups: ['webmaster'],
    load: () => import('./settings/settings-page').then((module) => module.SettingsPage),
  }),
  pageRoute({
    path: '/mailTemplates',
    title: 'Mail templates',
    groups: ['webmaster'],
    load: () => import('./mails/mail-templates-page').then((module) => module.MailTemplatesPage),
  }),
  pageRoute({
    path: '/mailTemplates/:name',
    title: 'Mail template',
    groups: ['webmaster'],
    load: () => import('./mails/mail-template-page').then((module) => module.MailTemplatePage),
  }),
  pageRoute({
    path: '/securityLog',
    title: 'Security log',
    groups: ['webmaster'],
    load: () => import('./log/security-log-page').then((module) => module.SecurityLogPage),
  }),
];
