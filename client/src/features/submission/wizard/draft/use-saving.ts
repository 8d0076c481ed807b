import { useCallback, useRef, useState } from 'react';
import type { ApiError, ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
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

interface Saving {
  progress: Progress;
  setProgress: (change: (before: Progress) => Progress) => void;
  save: Save;
  /** True if the server refused the authors of the last save. */
  isRefused: () => boolean;
}

/** Other fields that were typed before are saved with the authors, and may be refused instead. */
const hasAuthors = ({ details }: ApiError): boolean => details?.['authorsIds'] !== undefined;

const REFUSALS: readonly number[] = [400, 422];

/** True after a save that was not refused: there was no answer, or the server could not save at that moment. */
export const canRetry = ({ state, error }: Progress): boolean =>
  state === 'failed' && error !== null && (error.statusCode === 0 || error.statusCode === 429 || error.statusCode >= 500);

/** Nothing is left to save after a refused addition. An outdated copy stays shown as such. */
const settled = (before: Progress): Progress =>
  before.state === 'failed' && before.error?.statusCode !== 409 ? { ...before, state: 'clean', error: null } : before;

type Save = (more?: SaveArticleRequest) => Promise<ArticleView | null>;

/** Sends the differences. Saves run one after the other, so that each pins the version created by the previous one. */
export function useSaving(
  copies: { readonly current: Copies },
  taken: (article: ArticleView, fields: ArticleFields) => void,
): Saving {
  const [progress, setProgress] = useState<Progress>({ state: 'clean', savedAt: null, error: null });
  const [create] = draftsApi.useSaveArticleMutation();
  const [update] = draftsApi.useUpdateArticleMutation();
  const refused = useRef(false);
  const write = useCallback(
    async (more: SaveArticleRequest): Promise<ArticleView | null> => {
      const { article, fields, saved } = copies.current;
      const changes = { ...sendable(changesSince(saved, fields), fields), ...more };
      refused.current = false;
      if (Object.keys(changes).length === 0) {
        setProgress(settled);
        return article ?? null;
      }
      // The message of a save that is tried again stays, so that it does not come and go.
      setProgress((before) => ({ ...before, state: 'saving', error: canRetry(before) ? before.error : null }));
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
        refused.current = isApiError(error) && REFUSALS.includes(error.statusCode) && hasAuthors(error);
        setProgress((before) => ({ ...before, state: 'failed', error: error as ApiError }));
        return null;
      }
    },
    [copies, create, taken, update],
  );
  return { progress, setProgress, save: useOneByOne(write), isRefused: useCallback(() => refused.current, []) };
}

/** Starts each save when the previous one has ended. */
function useOneByOne(write: (more: SaveArticleRequest) => Promise<ArticleView | null>): Save {
  const running = useRef<Promise<ArticleView | null>>(Promise.resolve(null));
  return useCallback(
    (more = {}) => {
      running.current = running.current.then(() => write(more));
      return running.current;
    },
    [write],
  );
}
