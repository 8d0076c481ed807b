import { useEffect, useState } from 'react';
import { useLazyArticleLastUpdateQuery } from '../api/article-api';
import { useAppSelector } from '../state/hooks';
import { selectTold } from './told-slice';

/** Milliseconds: one's own change is told to oneself as well, and is on the screen by then. */
const SETTLED = 3_000;

interface Shown {
  id: string;
  /** Of what the screen was drawn from, ISO 8601 UTC; undefined while there is none. */
  lastUpdate: string | undefined;
  /** True while it is read again. */
  busy: boolean;
}

/** When the article changed last, once that is later than what is shown and has been so for a moment; else null. */
export function useNewer({ id, lastUpdate, busy }: Shown): string | null {
  const told = useAppSelector((state) => selectTold(state, id));
  const [before] = useState(told);
  const [look, { data: newest }] = useLazyArticleLastUpdateQuery();
  useEffect(() => {
    if (told !== before) void look(id);
  }, [before, id, look, told]);
  const isNewer = !busy && lastUpdate !== undefined && newest !== undefined && newest > lastUpdate;
  const newer = isNewer ? newest : null;
  const behind = newer !== null;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!behind) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [behind]);
  return settled ? newer : null;
}
