import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaff } from '@contracts';
import { useUser } from '../../../shared/state/hooks';
import type { MenuEntry } from './menu';

const KEY = 'quire-menu-from';

/** Pages of one article or person: the list they were opened from stays selected. */
const ARTICLE = /^\/(articleDetails|decideOnStatus|reviewerSelection|manageFiles|overrideArticle|checkManuscript)\//;
const PERSON = /^\/people\//;

/** The selected entry for pages that were not opened from a list, such as from a link in a mail. */
const DEFAULT_SELECTION: readonly (readonly [RegExp, string])[] = [
  [PERSON, '/users'],
  [/^\/checkManuscript\//, '/assitantEditorList'],
  [/^\/[^/]+\/(review\/[^/]+|[^/]+\/(accept|decline))$/, '/reviewerToDoList'],
  [/^\/(uploadRevision|correction)\//i, '/manuscript/revision'],
  [/^\/manuscript\//, '/manuscript/view'],
];

const within = (pathname: string, path: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

function defaultPath(pathname: string, staff: boolean): string | undefined {
  const known = DEFAULT_SELECTION.find(([pattern]) => pattern.test(pathname))?.[1];
  if (known !== undefined) return known;
  return ARTICLE.test(pathname) ? (staff ? '/toDoList' : '/manuscript/view') : undefined;
}

/** The address of the selected menu entry; on the pages of an article, the list from which the article was opened. */
export function useSelected(pages: readonly MenuEntry[]): string | undefined {
  const { pathname, key } = useLocation();
  const staff = isStaff(useUser().group.group);
  const here = pages
    .map(({ path }) => path)
    .filter((path) => within(pathname, path))
    .sort((one, other) => other.length - one.length)[0];
  // The router gives this key to an address that was typed or came from outside, so the page was not opened from a list.
  const direct = key === 'default';
  useEffect(() => {
    if (here !== undefined) sessionStorage.setItem(KEY, here);
    else if (direct) sessionStorage.removeItem(KEY);
  }, [here, direct]);
  if (here !== undefined) return here;
  const mayKeep = !direct && (ARTICLE.test(pathname) || PERSON.test(pathname));
  const from = mayKeep ? sessionStorage.getItem(KEY) : null;
  const candidates = [from, defaultPath(pathname, staff)];
  return candidates.find((path) => path !== null && pages.some((page) => page.path === path)) ?? undefined;
}
