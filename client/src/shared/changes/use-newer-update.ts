import { useEffect, useState } from 'react';
import { useLazyArticleLastUpdateQuery } from '../api/article-api';
import { useAppSelector } from '../state/hooks';
import { selectChangeCount } from './article-changes-slice';

/**
 * Milliseconds to wait before a newer state is reported. The server also reports the person's own changes, which are on the screen by then.
 */
const REPORT_DELAY_MS = 3_000;

interface Shown {
  id: string;
  /** The state that the screen shows, ISO 8601 UTC; undefined if there is none. */
  lastUpdate: string | undefined;
  /** True while it is being reloaded. */
  busy: boolean;
}

/** The time of the article's latest change if it is newer than the displayed state and has been so for a moment; otherwise null. */
export function useNewerUpdate({ id, lastUpdate, busy }: Shown): string | null {
  const changeCount = useAppSelector((state) => selectChangeCount(state, id));
  const [initialCount] = useState(changeCount);
  const [look, { data: newest }] = useLazyArticleLastUpdateQuery();
  useEffect(() => {
    if (changeCount !== initialCount) void look(id);
  }, [initialCount, id, look, changeCount]);
  const isNewer = !busy && lastUpdate !== undefined && newest !== undefined && newest > lastUpdate;
  const newer = isNewer ? newest : null;
  const behind = newer !== null;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!behind) return undefined;
    const timer = setTimeout(() => setSettled(true), REPORT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [behind]);
  return settled ? newer : null;
}
