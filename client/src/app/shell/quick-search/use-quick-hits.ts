import { useEffect, useState } from 'react';
import { MIN_QUICK_SEARCH, type QuickHit } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { useSettled } from '../../../shared/saving/use-settled';
import { useAppDispatch } from '../../../shared/state/hooks';
import { quickSearchApi } from './quick-search-api';

export interface QuickHits {
  hits: readonly QuickHit[];
  /** True from the first letter until its answer is there. */
  isWaiting: boolean;
  problem: string | null;
}

interface Answered {
  q: string;
  hits: readonly QuickHit[];
  problem: string | null;
}

const NOTHING: Answered = { q: '', hits: [], problem: null };
// Where no spaces stand between words, one letter is much of a word.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Too little to look for: most articles would be found. */
const isTooShort = (q: string): boolean => [...q].length < MIN_QUICK_SEARCH && !UNSPACED.test(q);

/** Articles for what is typed, asked for when the typing pauses; an answer that was overtaken is cancelled and never shown. */
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
