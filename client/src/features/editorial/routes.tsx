import type { RouteObject } from 'react-router-dom';
import { type GroupName, STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';
import { WorkspaceFrame } from './frame/workspace-frame';

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];

/** The screens of one article, all in the same frame. */
const ARTICLE: RouteObject[] = [
  pageRoute({
    path: '/checkManuscript/:id',
    title: t('Check manuscript'),
    groups: OFFICE,
    load: () => import('./assistant/check-page').then((module) => module.CheckPage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/reviewerSelection/:id',
    title: t('Reviewer selection'),
    groups: STAFF_GROUPS,
    load: () => import('./reviewers/reviewer-selection-page').then((module) => module.ReviewerSelectionPage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/decideOnStatus/:id',
    title: t('Decide on status'),
    groups: STAFF_GROUPS,
    load: () => import('./decide/decide-page').then((module) => module.DecidePage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/articleDetails/:id',
    title: t('Article details'),
    load: () => import('./details/details-page').then((module) => module.DetailsPage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/manageFiles/:id',
    title: t('Manage files'),
    groups: STAFF_GROUPS,
    load: () => import('./files/manage-files-page').then((module) => module.ManageFilesPage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
  pageRoute({
    path: '/overrideArticle/:id',
    title: t('Override'),
    groups: OFFICE,
    load: () => import('./override/override-page').then((module) => module.OverridePage),
    also: () => import('./frame/workspace'),
    calls: ['/article/:id'],
  }),
];

/** The office's screens (spec part 2, section 2). */
export const routes: RouteObject[] = [
  { element: <WorkspaceFrame />, children: ARTICLE },
  pageRoute({
    path: '/assitantEditorList',
    title: t('Articles to check'),
    groups: OFFICE,
    load: () => import('./assistant/assistant-list-page').then((module) => module.AssistantListPage),
  }),
  pageRoute({
    path: '/toDoList',
    title: t('To-do list'),
    groups: STAFF_GROUPS,
    load: () => import('./todo/todo-list-page').then((module) => module.TodoListPage),
  }),
  pageRoute({
    path: '/associate/myArticle',
    title: t('Articles assigned to me'),
    groups: ['associate editor'],
    load: () => import('./associates/my-articles-page').then((module) => module.MyArticlesPage),
  }),
  pageRoute({
    path: '/associateEditors',
    title: t('Associate editors'),
    groups: STAFF_GROUPS,
    load: () => import('./associates/associate-editors-page').then((module) => module.AssociateEditorsPage),
  }),
];
