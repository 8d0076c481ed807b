import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import { articleApi } from '../../../../shared/api/article-api';
import { changesSince, fieldsOf } from './draft-fields';
import { type KeptChanges, useKeptChanges } from './use-kept-changes';
import { type Copies, type Progress, useSaving } from './use-saving';

/** A draft is also saved when nothing was typed for so long. Milliseconds. */
const IDLE = 10_000;

export interface Draft {
  fields: ArticleFields;
  article: ArticleView | undefined;
  progress: Progress;
  /** True when something differs from what was saved last. */
  unsaved: boolean;
  /** Changes of an earlier visit that were never saved; null when there are none. */
  unsent: KeptChanges['unsent'];
  takeUnsent(): void;
  forgetUnsent(): void;
  change(part: Partial<ArticleFields>): void;
  /** Saves what is unsaved and answers the article, or null when that failed. Makes the draft the first time. */
  save(more?: SaveArticleRequest): Promise<ArticleView | null>;
  /** Takes over what another call answered, such as an added file. */
  adopt(article: ArticleView): void;
  /** Starts again from the server's copy, and offers what was typed since. */
  reload(): Promise<void>;
}

/** One manuscript while its author works on it: typed fields, the server's copy, and when to save. */
export function useDraft(initial: ArticleView | undefined): Draft {
  const [copies, setCopies] = useState<Copies>(() => startWith(initial));
  const latest = useRef(copies);
  const { article, fields } = copies;
  const kept = useKeptChanges(initial?.id);
  const put = useCallback((part: Partial<Copies>) => {
    latest.current = { ...latest.current, ...part };
    setCopies(latest.current);
  }, []);
  const adopt = useCallback((next: ArticleView) => put({ article: next }), [put]);
  const taken = useCallback(
    (answer: ArticleView, saved: ArticleFields) => {
      kept.drop(latest.current.article?.id);
      put({ article: answer, saved });
    },
    [kept, put],
  );
  const { progress, setProgress, save } = useSaving(latest, taken);
  const change = useCallback(
    (part: Partial<ArticleFields>) => {
      put({ fields: { ...latest.current.fields, ...part } });
      kept.keep(latest.current.article?.id, changesSince(latest.current.saved, latest.current.fields));
      setProgress((before) => ({ ...before, state: 'dirty' }));
    },
    [kept, put, setProgress],
  );
  const [read] = articleApi.useLazyArticleQuery();
  const reload = async (): Promise<void> => {
    const { data } = await read(latest.current.article?.id ?? '');
    if (!data) return;
    put(startWith(data));
    kept.offer(data.id);
    setProgress(() => ({ state: 'clean', savedAt: null, error: null }));
  };
  useIdleSave(progress.state === 'dirty', fields, save);
  const unsaved = Object.keys(changesSince(copies.saved, fields)).length > 0;
  return { fields, article, progress, unsaved, change, save, adopt, reload, ...useUnsent(kept, change, article?.id) };
}

function startWith(article: ArticleView | undefined): Copies {
  const fields = fieldsOf(article);
  return { article, fields, saved: fields };
}

function useUnsent(kept: KeptChanges, change: Draft['change'], articleId: string | undefined) {
  const takeUnsent = (): void => {
    if (kept.unsent) change(kept.unsent);
    kept.settle();
  };
  const forgetUnsent = (): void => {
    kept.drop(articleId);
    kept.settle();
  };
  return { unsent: kept.unsent, takeUnsent, forgetUnsent };
}

/** Saves once nothing has been typed for ten seconds. */
function useIdleSave(dirty: boolean, fields: ArticleFields, save: Draft['save']): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const timer = setTimeout(() => void save(), IDLE);
    return () => clearTimeout(timer);
  }, [dirty, fields, save]);
}
