import { type RouteObject, useMatches } from 'react-router-dom';
import type { GroupName } from '@contracts';

/** Metadata of a route's page. */
export interface RouteHandle {
  /** The page's name in the top bar, and in the browser tab until the page sets a more specific one. */
  title: string;
  /** The groups that may open the page; all groups if absent. A webmaster may open what an editor or an assistant may. */
  groups?: readonly GroupName[];
  /** Opens without a session: 'plain' pages are always standalone; 'either' pages are standalone, or appear in the shell when signed in. */
  open?: 'plain' | 'either';
  /** Opens without a session only if the address has this parameter; otherwise the user signs in first. */
  openWith?: string;
  /** Loads the page's script ahead of time. */
  preload?: () => void;
}

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

export const handleOf = (route: RouteObject): RouteHandle | null => (isHandle(route.handle) ? route.handle : null);

/** The handle of the innermost route that defines one. */
export function useRouteHandle(): RouteHandle | null {
  const handles = useMatches().map((match) => match.handle);
  return handles.filter(isHandle).at(-1) ?? null;
}

export function mayOpen(groups: readonly GroupName[] | undefined, group: GroupName): boolean {
  if (!groups || groups.includes(group)) return true;
  return group === 'webmaster' && (groups.includes('editor') || groups.includes('assistant'));
}
