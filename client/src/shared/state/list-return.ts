import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '@contracts';
import { SAVED } from '../page/leave-guard';
import { useUser } from './hooks';

const KEY = 'quire-list';

/** An article of a list, with the page that its row opens. */
export interface ListedArticle {
  id: string;
  /** `YYYY-n`. */
  number: string;
  path: string;
}

/** The list that a person came from, stored only for this browser tab. */
interface StoredList {
  /** The id of the person. Another person who signs in in this tab must not see the list. */
  owner: string;
  /** The name of its page, such as 'To-do list'. */
  name: string;
  /** Its address with tab, page and filters. */
  address: string;
  /** The scroll position in pixels. */
  scroll: number;
  articles: readonly ListedArticle[];
  part?: PartOfList;
}

/** Where the articles are in a list that the server pages. */
interface PartOfList {
  /** Number of articles on the pages before. */
  before: number;
  /** Number of articles on all pages. */
  total: number;
}

/** The router state on a return to a list: the list must be as it was left, and the next article to work on. */
interface ListReturnState {
  returned: true;
  next?: ListedArticle;
}

function read(owner: string): StoredList | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredList | null;
    return stored?.owner === owner && stored.address.startsWith('/') && !stored.address.startsWith('//')
      ? stored
      : null;
  } catch {
    return null;
  }
}

function write(list: StoredList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // If the browser has no storage left, the link back leads to the to-do list.
  }
}

function useOwner(): string {
  const { id, group } = useUser();
  return `${id}:${group.group}`;
}

function placeIn({ articles, part }: StoredList, articleId: string) {
  const index = articles.findIndex(({ id }) => id === articleId);
  if (index < 0) return null;
  return {
    previous: articles[index - 1] ?? null,
    next: articles[index + 1] ?? null,
    /** Counted from 1, on all pages. */
    place: (part?.before ?? 0) + index + 1,
    count: part?.total ?? articles.length,
  };
}

/**
 * The previous and next article in the list that the person came from; null if the article is not in that list. Articles on other pages
 * of the server are unknown.
 */
export function useListPlace(articleId: string): ReturnType<typeof placeIn> {
  const owner = useOwner();
  return useMemo(() => {
    const list = read(owner);
    return list && placeIn(list, articleId);
  }, [owner, articleId]);
}

/** The stored list, unless the article is not in it: then the person came from elsewhere, and the list is one from earlier. */
function listWith(owner: string, articleId: string): StoredList | null {
  const list = read(owner);
  return list && placeIn(list, articleId) ? list : null;
}

/** The breadcrumb back to the list that the person came from, as it was left. Without such a list, back to the to-do list. */
export function useListCrumb(articleId: string): { label: string; to: string; state: ListReturnState } {
  const owner = useOwner();
  return useMemo(() => {
    const list = listWith(owner, articleId);
    return { label: list?.name ?? t('To-do list'), to: list?.address ?? '/toDoList', state: { returned: true } };
  }, [owner, articleId]);
}

/** Returns to the list that the person came from, or else to `otherwise`. The list then offers the article after the finished one. */
export function useBackToList(otherwise = '/toDoList'): (done: string) => void {
  const owner = useOwner();
  const navigate = useNavigate();
  return useCallback(
    (done) => {
      const list = listWith(owner, done);
      const next = list && placeIn(list, done)?.next;
      const state = { ...SAVED, returned: true, ...(next && { next }) } satisfies ListReturnState;
      void navigate(list?.address ?? otherwise, { state });
    },
    [owner, navigate, otherwise],
  );
}

/** The state with which the person returned to the page of a list; null if it was opened in another way. */
export function useReturned(): { scroll: number; next: ListedArticle | null } | null {
  const owner = useOwner();
  const { pathname, search, state: given } = useLocation();
  const state = given as ListReturnState | null;
  // Read only once, because the page itself overwrites the stored position. Another list's position says nothing about this one.
  const [scroll] = useState(() => {
    const list = read(owner);
    return list?.address === pathname + search ? list.scroll : 0;
  });
  return state?.returned === true ? { scroll, next: state.next ?? null } : null;
}

/** For the page of a list: stores its articles in order, its address and its scroll position. */
export function useStoreList(name: string, articles: readonly ListedArticle[] | undefined, part?: PartOfList): void {
  const owner = useOwner();
  const { pathname, search } = useLocation();
  const scroll = useRef(0);
  useEffect(() => {
    const follow = (): void => void (scroll.current = window.scrollY);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  useEffect(() => {
    if (!articles) return undefined;
    const list = { owner, name, address: pathname + search, articles, part };
    write({ ...list, scroll: scroll.current });
    return () => write({ ...list, scroll: scroll.current });
  }, [owner, name, pathname, search, articles, part]);
}

/** For a page with a short list next to other things: the returned function stores the list, when one of its articles is opened. */
export function useStoreOpenedList(name: string, articles: readonly ListedArticle[]): () => void {
  const owner = useOwner();
  const { pathname, search } = useLocation();
  return () => write({ owner, name, address: pathname + search, scroll: window.scrollY, articles });
}
