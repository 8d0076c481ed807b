import { useEffect, useState } from 'react';
import { MIN_QUICK_SEARCH, type QuickHit } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { useSettled } from '../../../shared/saving/use-settled';
import { useAppDispatch } from '../../../shared/state/hooks';
import { quickSearchApi } from './quick-search-api';

export interface QuickHits {
  hits: readonly QuickHit[];
  /** True from the first typed letter until the answer arrives. */
  isWaiting: boolean;
  problem: string | null;
}

interface Answered {
  q: string;
  hits: readonly QuickHit[];
  problem: string | null;
}

const NOTHING: Answered = { q: '', hits: [], problem: null };
// In scripts without spaces between words, a single character is already specific.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True if the query is too short: it would match most articles. */
const isTooShort = (q: string): boolean => [...q].length < MIN_QUICK_SEARCH && !UNSPACED.test(q);

/** Articles matching the typed text, requested when typing pauses. An outdated request is cancelled and its answer never shown. */
export function useQuickHits(text: string): QuickHits {
  const dispatch = useAppDispatch();
  const typed = text.trim();
  const q = useSettled(typed);
  const [answered, setAnswered] = useState(NOTHING);
  useEffect(() => {
    if (isTooShort(q)) return;
    const call = dispatch(quickSearchApi.endpoints.quickSearch.initiate(q));
    let wanted = true;
    const show = (hits: readonly QuickHit[], problem: string | null) => {
      if (wanted) setAnswered({ q, hits, problem });
    };
    call.unwrap().then(
      ({ items }) => show(items, null),
      (error: unknown) => show([], errorMessage(error)),
    );
    return () => {
      wanted = false;
      call.abort();
      call.unsubscribe();
    };
  }, [q, dispatch]);
  if (isTooShort(typed)) return { hits: [], isWaiting: false, problem: null };
  const { hits, problem } = answered;
  return { hits, problem: answered.q === typed ? problem : null, isWaiting: answered.q !== typed };
}
