import { useEffect, useState } from 'react';
import { isStaff, MIN_QUICK_SEARCH, type QuickHit, type User } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { useDebounced } from '../../../shared/saving/use-debounced';
import { useAppDispatch, useUser } from '../../../shared/state/hooks';
import { quickSearchApi } from './quick-search-api';

export interface QuickHits {
  hits: readonly QuickHit[];
  /** Searched for staff only, because only they may open the pages of people. */
  people: readonly User[];
  /** True from the first typed letter until the answer arrives. */
  isWaiting: boolean;
  problem: string | null;
}

interface Answered {
  q: string;
  hits: readonly QuickHit[];
  people: readonly User[];
  problem: string | null;
}

const NOTHING: Answered = { q: '', hits: [], people: [], problem: null };
// In scripts without spaces between words, a single character is already specific.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True if the query is too short: it would match most articles. */
const isTooShort = (q: string): boolean => [...q].length < MIN_QUICK_SEARCH && !UNSPACED.test(q);

/**
 * Articles and people matching the typed text, requested when typing pauses. An outdated request is cancelled and its answer is never
 * shown.
 */
export function useQuickHits(text: string): QuickHits {
  const dispatch = useAppDispatch();
  const staff = isStaff(useUser().group.group);
  const typed = text.trim();
  const q = useDebounced(typed);
  const [answered, setAnswered] = useState(NOTHING);
  useEffect(() => {
    if (isTooShort(q)) return;
    const articles = dispatch(quickSearchApi.endpoints.quickSearch.initiate(q));
    const people = staff ? dispatch(quickSearchApi.endpoints.quickPeople.initiate(q)) : null;
    let isCurrent = true;
    const show = (found: Omit<Answered, 'q'>) => {
      if (isCurrent) setAnswered({ q, ...found });
    };
    Promise.all([articles.unwrap(), people?.unwrap()]).then(
      ([hits, known]) => show({ hits: hits.items, people: known?.items ?? [], problem: null }),
      (error: unknown) => show({ hits: [], people: [], problem: errorMessage(error) }),
    );
    return () => {
      isCurrent = false;
      for (const call of [articles, people]) {
        call?.abort();
        call?.unsubscribe();
      }
    };
  }, [q, dispatch, staff]);
  if (isTooShort(typed)) return { hits: [], people: [], isWaiting: false, problem: null };
  const { hits, people, problem } = answered;
  return { hits, people, problem: answered.q === typed ? problem : null, isWaiting: answered.q !== typed };
}
