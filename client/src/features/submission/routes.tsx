import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

/** The author's screens (spec part 1, section 2). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/manuscript/view',
    title: t('My manuscripts'),
    load: () => import('./my-manuscripts/my-manuscripts-page').then((module) => module.MyManuscriptsPage),
  }),
  pageRoute({
    path: '/manuscript/draft',
    title: t('Drafts'),
    load: () => import('./my-manuscripts/drafts-page').then((module) => module.DraftsPage),
  }),
  pageRoute({
    path: '/manuscript/revision',
    title: t('Action needed'),
    load: () => import('./my-manuscripts/action-needed-page').then((module) => module.ActionNeededPage),
  }),
  // One route for both, so that the wizard stays mounted when the address changes to include the draft's id.
  pageRoute({
    path: '/manuscript/submit/:id?',
    title: t('Submit a manuscript'),
    load: () => import('./wizard/wizard-page').then((module) => module.WizardPage),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/uploadRevision/:id',
    title: t('Upload revision'),
    load: () => import('./revision/upload-revision-page').then((module) => module.UploadRevisionPage),
    calls: ['/article/:id'],
  }),
  // The link in an author's mail; it opens with or without a session.
  pageRoute({
    path: '/authorship/:articleId/:requestId',
    title: t('Confirm authorship'),
    open: 'either',
    openWith: 'key',
    load: () => import('./authorship/authorship-page').then((module) => module.AuthorshipPage),
  }),
  pageRoute({
    path: '/correction/:id',
    title: t('Correction'),
    load: () => import('./revision/correction-page').then((module) => module.CorrectionPage),
    calls: ['/article/:id'],
  }),
];
