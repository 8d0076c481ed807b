import { useCallback, useRef, useState } from 'react';
import type { ApiError, ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import type { Autosave } from '../../../../shared/saving/use-autosave';
import { draftsApi } from '../../api/drafts-api';
import { changesSince, savedOf, sendable } from './draft-fields';

export interface Progress {
  state: Autosave['state'];
  savedAt: Date | null;
  /** Why the last save failed. */
  error: ApiError | null;
}

/** The typed fields and the server's copy, read when a save starts. */
export interface Copies {
  article: ArticleView | undefined;
  fields: ArticleFields;
  /** The fields as typed at the last save; the server may have normalised its own copy. */
  saved: ArticleFields;
}

type Save = (more?: SaveArticleRequest) => Promise<ArticleView | null>;

/** Sends the differences. Saves run one after the other, so that each pins the version created by the previous one. */
export function useSaving(
  copies: { readonly current: Copies },
  taken: (article: ArticleView, fields: ArticleFields) => void,
): { progress: Progress; setProgress: (change: (before: Progress) => Progress) => void; save: Save } {
  const [progress, setProgress] = useState<Progress>({ state: 'clean', savedAt: null, error: null });
  const [create] = draftsApi.useSaveArticleMutation();
  const [update] = draftsApi.useUpdateArticleMutation();
  const running = useRef<Promise<ArticleView | null>>(Promise.resolve(null));
  const write = useCallback(
    async (more: SaveArticleRequest): Promise<ArticleView | null> => {
      const { article, fields, saved } = copies.current;
      const changes = { ...sendable(changesSince(saved, fields), fields), ...more };
      if (Object.keys(changes).length === 0) return article ?? null;
      setProgress((before) => ({ ...before, state: 'saving', error: null }));
      const call = article
        ? update({ articleId: article.id, body: { ...changes, version: article.version } })
        : create(changes);
      try {
        const answer = await call.unwrap();
        taken(answer, savedOf(saved, fields));
        // Text typed during the save is not saved yet.
        const typed = copies.current.fields !== fields;
        setProgress(() => ({ state: typed ? 'dirty' : 'saved', savedAt: new Date(), error: null }));
        return answer;
      } catch (error) {
        setProgress((before) => ({ ...before, state: 'failed', error: error as ApiError }));
        return null;
      }
    },
    [copies, create, taken, update],
  );
  const save = useCallback<Save>(
    (more = {}) => {
      running.current = running.current.then(() => write(more));
      return running.current;
    },
    [write],
  );
  return { progress, setProgress, save };
}
