import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type GroupName, REVIEWING_GROUPS, STAFF_GROUPS } from '@contracts';
import { handleOf, mayOpen } from '../routing/route-handle';
import type { MenuIcon } from './menu-icons';

/** The count shown beside an entry. */
export type MenuCount =
  'actionNeeded' | 'view' | 'draft' | 'reviews' | 'checks' | 'todo' | 'ticketsAnswered' | 'ticketsWaiting';

export interface MenuEntry {
  path: string;
  label: string;
  icon: MenuIcon;
  groups?: readonly GroupName[];
  count?: MenuCount;
}

export interface MenuSection {
  title: string;
  entries: readonly MenuEntry[];
}

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];
const ASSISTING: readonly GroupName[] = ['assistant', 'associate editor'];

/** Spec part 1, section 2, and part 2, 'Side menu sections relevant here'. */
const SECTIONS: readonly MenuSection[] = [
  {
    title: 'Author',
    entries: [
      { path: '/manuscript/submit', label: 'Submit a manuscript', icon: 'submit' },
      { path: '/manuscript/revision', label: 'Action needed', icon: 'action', count: 'actionNeeded' },
      { path: '/manuscript/view', label: 'My manuscripts', icon: 'manuscripts', count: 'view' },
      { path: '/manuscript/draft', label: 'Drafts', icon: 'drafts', count: 'draft' },
      { path: '/tickets', label: 'Tickets', icon: 'tickets', count: 'ticketsAnswered' },
      { path: '/profile', label: 'Profile', icon: 'profile' },
    ],
  },
  {
    title: 'Reviewer',
    entries: [
      {
        path: '/reviewerToDoList',
        label: 'Reviews to do',
        icon: 'reviews',
        groups: REVIEWING_GROUPS,
        count: 'reviews',
      },
      { path: '/reviewHistory', label: 'Review history', icon: 'history', groups: REVIEWING_GROUPS },
    ],
  },
  {
    title: 'Editorial',
    entries: [
      {
        path: '/assitantEditorList',
        label: 'New submissions',
        icon: 'checks',
        groups: ['assistant', 'webmaster'],
        count: 'checks',
      },
      { path: '/toDoList', label: 'To-do list', icon: 'todo', groups: STAFF_GROUPS, count: 'todo' },
      {
        path: '/associate/myArticle',
        label: 'Articles assigned to me',
        icon: 'assigned',
        groups: ['associate editor'],
      },
      { path: '/manuscript/all', label: 'All manuscripts', icon: 'all', groups: OFFICE },
      { path: '/searchManuscripts', label: 'Search manuscripts', icon: 'search', groups: ASSISTING },
      { path: '/allReviewers', label: 'Reviewers', icon: 'people', groups: OFFICE },
      { path: '/associateEditors', label: 'Associate editors', icon: 'people', groups: ASSISTING },
      {
        path: '/reviewersStatistics',
        label: 'Reviewer statistics',
        icon: 'statistics',
        groups: [...OFFICE, 'associate editor'],
      },
      { path: '/associateStatistics', label: 'Associate statistics', icon: 'statistics', groups: OFFICE },
      { path: '/statistics', label: 'Journal statistics', icon: 'statistics', groups: STAFF_GROUPS },
    ],
  },
  {
    title: 'Administration',
    entries: [
      { path: '/users', label: 'Users', icon: 'users', groups: STAFF_GROUPS },
      { path: '/keywords', label: 'Keywords', icon: 'keywords', groups: STAFF_GROUPS },
      { path: '/blacklist', label: 'Blacklist', icon: 'blacklist', groups: ASSISTING },
      {
        path: '/ticketsReview',
        label: 'All tickets',
        icon: 'tickets',
        groups: ASSISTING,
        count: 'ticketsWaiting',
      },
      { path: '/settings', label: 'Settings', icon: 'settings', groups: ['webmaster'] },
      { path: '/mailTemplates', label: 'Mail templates', icon: 'mail', groups: ['webmaster'] },
      { path: '/securityLog', label: 'Security log', icon: 'security', groups: ['webmaster'] },
    ],
  },
];

/** The innermost route of an address with its handle; null if no route matches or this group may not open it. */
function openable(routes: RouteObject[], path: string, group: GroupName): RouteObject | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return route && mayOpen(handleOf(route)?.groups, group) ? route : null;
}

/** The menu entries of this group: only those that are meant for it and have a route. */
export function menuFor(group: GroupName, routes: RouteObject[]): MenuSection[] {
  return SECTIONS.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => mayOpen(entry.groups, group) && openable(routes, entry.path, group) !== null),
  })).filter(({ entries }) => entries.length > 0);
}

/** Loads the script of the page behind an address. */
export function preloadPath(routes: RouteObject[], path: string): void {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (route) handleOf(route)?.preload?.();
}
