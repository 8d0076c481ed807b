import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListState {
  /** Counted from 1. */
  page: number;
  size: number;
  /** A column's id; '-id' for descending; '' for the given order. */
  sort: string;
  /** The filter text. */
  q: string;
  /** Further filters by name: `get('status')`. */
  get: (name: string) => string;
  /** Writes to the address. Every change except of the page returns to the first page. */
  set: (changes: Record<string, string | number>) => void;
}

interface ListOptions {
  /** Distinguishes several lists of one page in the address. */
  prefix?: string;
  size?: number;
  sort?: string;
}

const numberIn = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** Page, sort order and filters of a list. They are kept in the address, so going back, reloading and sharing a link work. */
export function useListState({ prefix = '', size = 10, sort = '' }: ListOptions = {}): ListState {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(prefix + name) ?? '', [params, prefix]);
  const set = useCallback(
    (changes: Record<string, string | number>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete(`${prefix}page`);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '' || (name === 'page' && value === 1)) next.delete(prefix + name);
            else next.set(prefix + name, String(value));
          }
          return next;
        },
        // Typing into a filter adds one history entry, not one per letter.
        { replace: 'q' in changes, preventScrollReset: true },
      );
    },
    [setParams, prefix],
  );
  return useMemo(
    () => ({
      page: numberIn(params.get(`${prefix}page`), 1),
      size: numberIn(params.get(`${prefix}size`), size),
      sort: params.get(`${prefix}sort`) ?? sort,
      q: get('q'),
      get,
      set,
    }),
    [params, prefix, size, sort, get, set],
  );
}
