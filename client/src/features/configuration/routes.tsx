import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** Pages for webmasters: settings, mail templates and the security log (issue 7). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/settings',
    title: t('Settings'),
    groups: ['webmaster'],
    load: () => import('./settings/settings-page').then((module) => module.SettingsPage),
    calls: ['/settings'],
  }),
  pageRoute({
    path: '/retention',
    title: t('Retention'),
    groups: ['webmaster'],
    load: () => import('./retention/retention-page').then((module) => module.RetentionPage),
    calls: ['/retention'],
  }),
  pageRoute({
    path: '/privacyText',
    title: t('Personal data'),
    groups: ['webmaster'],
    load: () => import('./privacy/privacy-text-page').then((module) => module.PrivacyTextPage),
  }),
  pageRoute({
    path: '/mailTemplates',
    title: t('Mail templates'),
    groups: ['webmaster'],
    load: () => import('./mails/mail-templates-page').then((module) => module.MailTemplatesPage),
  }),
  pageRoute({
    path: '/mailTemplates/:name',
    title: t('Mail template'),
    groups: ['webmaster'],
    load: () => import('./mails/mail-template-page').then((module) => module.MailTemplatePage),
  }),
  pageRoute({
    path: '/securityLog',
    title: t('Security log'),
    groups: ['webmaster'],
    load: () => import('./log/security-log-page').then((module) => module.SecurityLogPage),
  }),
];
