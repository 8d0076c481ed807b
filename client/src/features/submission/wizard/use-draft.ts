import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ArticleFields, ArticleView, SaveArticleRequest } from '../../../../../src/contracts';
import type { Autosave } from '../../../shared/use-autosave';
import { submissionApi } from '../submission-api';
import { EMPTY_FIELDS, changesSince, fieldsOf } from './draft-fields';

/** A draft is also saved when nothing was typed for so long. Milliseconds. */
const IDLE = 10_000;

export interface Progress {
  state: Autosave['state'];
  savedAt: Date | null;
  /** Why the last save failed. */
  error: ApiError | null;
}

export interface Draft {
  fields: ArticleFields;
  article: ArticleView | undefined;
  progress: Progress;
  change(part: Partial<ArticleFields>): void;
  /** Saves what is unsaved and answers the article, or null when that failed. Makes the draft the first time. */
  save(more?: SaveArticleRequest): Promise<ArticleView | null>;
  /** Takes over what another call answered, such as an added file. */
  adopt(article: ArticleView): void;
}

/** One manuscript while its author works on it: typed fields, the server's copy, and when to save. */
export function useDraft(initial: ArticleView | undefined): Draft {
  const [article, setArticle] = useState(initial);
  const [fields, setFields] = useState(() => (initial ? fieldsOf(initial) : EMPTY_FIELDS));
  const [progress, setProgress] = useState<Progress>({ state: 'clean', savedAt: null, error: null });
  const [create] = submissionApi.useSaveArticleMutation();
  const [update] = submissionApi.useUpdateArticleMutation();
  const latest = useRef({ article, fields });
  latest.current = { article, fields };
  const running = useRef<Promise<ArticleView | null>>(Promise.resolve(null));

  const adopt = useCallback((next: ArticleView) => {
    latest.current.article = next;
    setArticle(next);
  }, []);

  const write = useCallback(
    async (more: SaveArticleRequest): Promise<ArticleView | null> => {
      const { article: known, fields: typed } = latest.current;
      const changes = { ...changesSince(known ? fieldsOf(known) : EMPTY_FIELDS, typed), ...more };
      if (known && Object.keys(changes).length === 0) return known;
      setProgress((before) => ({ ...before, state: 'saving', error: null }));
      const body: SaveArticleRequest = { ...changes, ...(known ? { version: known.version } : {}) };
      const call = known ? update({ articleId: known.id, body }) : create(body);
      try {
        const saved = await call.unwrap();
        adopt(saved);
        setProgress({ state: 'saved', savedAt: new Date(), error: null });
        return saved;
      } catch (error) {
        setProgress((before) => ({ ...before, state: 'failed', error: error as ApiError }));
        return null;
      }
    },
    [adopt, create, update],
  );

  /** Saves follow one another, so that each pins the version that the one before it made. */
  const save = useCallback(
    (more: SaveArticleRequest = {}) => {
      running.current = running.current.then(() => write(more));
      return running.current;
    },
    [write],
  );

  const change = useCallback((part: Partial<ArticleFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setProgress((before) => ({ ...before, state: 'dirty' }));
  }, []);

  useEffect(() => {
    const untouched = article === undefined && fields.articleTitle.trim() === '';
    if (progress.state !== 'dirty' || untouched) return undefined;
    const timer = setTimeout(() => void save(), IDLE);
    return () => clearTimeout(timer);
  }, [article, fields, save, progress.state]);

  return { fields, article, progress, change, save, adopt };
}
