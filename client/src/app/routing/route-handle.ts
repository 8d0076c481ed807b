import { type RouteObject, useMatches } from 'react-router-dom';
import type { GroupName } from '@contracts';

/** What a route says about its page. */
export interface RouteHandle {
  /** The page's name in the top bar and, until the page gives a better one, in the browser tab. */
  title: string;
  /** Who may open it; everybody when absent. A webmaster may open what an editor or an assistant may. */
  groups?: readonly GroupName[];
  /** Who needs no session: 'plain' pages stand alone, 'either' ones stand alone or, signed in, in the shell. */
  open?: 'plain' | 'either';
  /** Needs no session only with this parameter in the address; without it, signing in comes first. */
  openWith?: string;
  /** Loads the page's script ahead of time. */
  preload?: () => void;
}

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

export const handleOf = (route: RouteObject): RouteHandle | null => (isHandle(route.handle) ? route.handle : null);

/** The handle of the innermost route that has one. */
export function useRouteHandle(): RouteHandle | null {
  const handles = useMatches().map((match) => match.handle);
  return handles.filter(isHandle).at(-1) ?? null;
}

export function mayOpen(groups: readonly GroupName[] | undefined, group: GroupName): boolean {
  if (!groups || groups.includes(group)) return true;
  return group === 'webmaster' && (groups.includes('editor') || groups.includes('assistant'));
}
