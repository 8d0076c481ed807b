import { useEffect, useState } from 'react';
import { useLazyArticleVersionQuery } from '../article-api';
import { useAppSelector } from '../hooks';
import { selectTold } from './told-slice';

/** Milliseconds: one's own change is told to oneself as well, and is on the screen by then. */
const SETTLED = 3_000;

interface Shown {
  id: string;
  /** Of what the screen was drawn from; undefined while there is none. */
  version: number | undefined;
  /** True while it is read again. */
  busy: boolean;
}

/** The version that the server has, once it is newer than the one that is shown and has been so for a moment; else null. */
export function useNewerVersion({ id, version, busy }: Shown): number | null {
  const told = useAppSelector((state) => selectTold(state, id));
  const [before] = useState(told);
  const [look, { data: newest }] = useLazyArticleVersionQuery();
  useEffect(() => {
    if (told !== before) void look(id);
  }, [before, id, look, told]);
  const newer = !busy && version !== undefined && newest !== undefined && newest > version ? newest : null;
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
