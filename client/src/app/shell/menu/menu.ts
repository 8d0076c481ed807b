import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type GroupName, STAFF_GROUPS } from '@contracts';
import { handleOf, mayOpen } from '../../routing/route-handle';
import { OWN_SECTIONS, STAFF_SECTIONS } from './menu-entries';
import type { MenuIcon } from './menu-icons';

/** The count shown next to an entry. */
export type MenuCount =
  'actionNeeded' | 'view' | 'draft' | 'reviews' | 'checks' | 'todo' | 'ticketsAnswered' | 'ticketsWaiting';

export interface MenuEntry {
  path: string;
  label: string;
  icon: MenuIcon;
  groups?: readonly GroupName[];
  count?: MenuCount;
}

/** Several pages under one name; opens in place. */
export interface MenuGroup {
  label: string;
  icon: MenuIcon;
  count?: MenuCount;
  /** A group with only one page is shown as the entry of that page, under the page's own name. */
  entries: readonly MenuEntry[];
}

export type MenuItem = MenuEntry | MenuGroup;

export interface MenuSection {
  title: string;
  items: readonly MenuItem[];
}

export const isMenuGroup = (item: MenuItem): item is MenuGroup => 'entries' in item;

/** The pages of an item. */
export const pagesOf = (item: MenuItem): readonly MenuEntry[] => (isMenuGroup(item) ? item.entries : [item]);

/** The innermost route of an address with its handle; null if no route matches or this group may not open it. */
function openable(routes: RouteObject[], path: string, group: GroupName): RouteObject | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return route && mayOpen(handleOf(route)?.groups, group) ? route : null;
}

/** The menu of this group: only the entries that are meant for it and have a route. */
export function menuFor(group: GroupName, routes: RouteObject[]): MenuSection[] {
  const meant = ({ groups, path }: MenuEntry): boolean =>
    mayOpen(groups, group) && openable(routes, path, group) !== null;
  const fitting = (item: MenuItem): MenuItem[] => {
    const entries = pagesOf(item).filter(meant);
    const [only] = entries;
    if (!only) return [];
    return isMenuGroup(item) && entries.length > 1 ? [{ ...item, entries }] : [only];
  };
  const sections = STAFF_GROUPS.includes(group) ? STAFF_SECTIONS : OWN_SECTIONS;
  return sections
    .map(({ title, items }) => ({ title, items: items.flatMap(fitting) }))
    .filter(({ items }) => items.length > 0);
}

/** All pages of this group's menu. */
export const menuPages = (group: GroupName, routes: RouteObject[]): MenuEntry[] =>
  menuFor(group, routes).flatMap(({ items }) => items.flatMap(pagesOf));

/** Loads the script of the page behind an address. */
export function preloadPath(routes: RouteObject[], path: string): void {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (route) handleOf(route)?.preload?.();
}
