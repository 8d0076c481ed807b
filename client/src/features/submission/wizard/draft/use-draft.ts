import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import { articleApi } from '../../../../shared/api/article-api';
import { changesSince, fieldsOf } from './draft-fields';
import { restored, sameFields } from './restored-fields';
import { canRetry, type Copies, type Progress, useSaving } from './use-saving';
import { type StoredChanges, useStoredChanges } from './use-stored-changes';

/** Milliseconds without typing after which a draft is saved. */
const IDLE_SAVE_MS = 10_000;

export interface Draft {
  fields: ArticleFields;
  article: ArticleView | undefined;
  progress: Progress;
  /** True if a reload found that the manuscript was submitted meanwhile. After 'Finish', the next page opens instead. */
  isSubmitted: boolean;
  /** True if something differs from the last save. */
  unsaved: boolean;
  /** True if a failed save is tried again. */
  retries: boolean;
  /** When changes of an earlier visit were typed that were not saved; null if there are none. */
  unsentAt: string | null;
  takeUnsent(): void;
  forgetUnsent(): void;
  change(part: Partial<ArticleFields>): void;
  /** Saves all changes and returns the article, or null if saving failed. Creates the draft on first use. */
  save(more?: SaveArticleRequest): Promise<ArticleView | null>;
  /** True if the server refused the authors of the last save. */
  isRefused(): boolean;
  /** Adopts the article returned by another call, such as an added file. */
  adopt(article: ArticleView): void;
  /** Reloads the server's copy and offers to restore text typed since. */
  reload(): Promise<void>;
}

/** A manuscript while its author edits it: the typed fields, the server's copy and the saving. */
export function useDraft(initial: ArticleView | undefined): Draft {
  const [copies, setCopies] = useState<Copies>(() => startWith(initial));
  const latest = useRef(copies);
  const { article, fields } = copies;
  const storedChanges = useStoredChanges(initial?.id);
  const put = useCallback((part: Partial<Copies>) => {
    latest.current = { ...latest.current, ...part };
    setCopies(latest.current);
  }, []);
  const adopt = useCallback((next: ArticleView) => put({ article: next }), [put]);
  const taken = useCallback(
    (answer: ArticleView, saved: ArticleFields) => {
      storedChanges.drop(latest.current.article?.id);
      put({ article: answer, saved });
      const left = changesSince(saved, latest.current.fields);
      if (Object.keys(left).length > 0) storedChanges.store(answer.id, left, sameFields(saved, left));
    },
    [storedChanges, put],
  );
  const { progress, setProgress, ...saving } = useSaving(latest, taken);
  const change = useCallback(
    (part: Partial<ArticleFields>) => {
      put({ fields: { ...latest.current.fields, ...part } });
      const now = latest.current;
      const changes = changesSince(now.saved, now.fields);
      storedChanges.store(now.article?.id, changes, sameFields(now.saved, changes));
      setProgress((before) => ({ ...before, state: 'dirty' }));
    },
    [storedChanges, put, setProgress],
  );
  const startAgain = (next: ArticleView): void => {
    put(startWith(next));
    storedChanges.offer(next.id);
    setProgress(() => ({ state: 'clean', savedAt: null, error: null }));
  };
  const reload = useReload(article?.id, startAgain);
  const texts = { ...useIdleSave(copies, progress, saving.save), ...useUnsent(storedChanges, fields, change) };
  const isSubmitted = article !== undefined && article.status !== 'DRAFT' && progress.state === 'clean';
  return { fields, article, progress, isSubmitted, change, adopt, reload, ...saving, ...texts };
}

function useReload(articleId: string | undefined, take: (article: ArticleView) => void): Draft['reload'] {
  const [read] = articleApi.useLazyArticleQuery();
  return async () => {
    // Without `unwrap`, a failed call would return the article of an earlier one.
    const article = await read(articleId ?? '')
      .unwrap()
      .catch(() => null);
    if (article) take(article);
  };
}

function startWith(article: ArticleView | undefined): Copies {
  const fields = fieldsOf(article);
  return { article, fields, saved: fields };
}

function useUnsent({ unsent, settle }: StoredChanges, fields: ArticleFields, change: Draft['change']) {
  const takeUnsent = (): void => {
    if (unsent) change(restored(fields, unsent));
    settle();
  };
  return { unsentAt: unsent?.at ?? null, takeUnsent, forgetUnsent: settle };
}

/** Saves after ten seconds without typing, and again after a failure that may pass, or when the network is back. */
function useIdleSave(
  { fields, saved }: Copies,
  progress: Progress,
  save: Draft['save'],
): Pick<Draft, 'unsaved' | 'retries'> {
  const unsaved = Object.keys(changesSince(saved, fields)).length > 0;
  const retries = unsaved && canRetry(progress);
  const waits = progress.state === 'dirty' || retries;
  useEffect(() => {
    if (!waits) return undefined;
    const saveNow = (): void => void save();
    const timer = setTimeout(saveNow, IDLE_SAVE_MS);
    window.addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
    };
  }, [waits, fields, save]);
  return { unsaved, retries };
}
