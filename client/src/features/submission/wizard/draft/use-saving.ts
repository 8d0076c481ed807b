import { useCallback, useRef, useState } from 'react';
import type { ApiError, ArticleFields, ArticleView, SaveArticleRequest } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
import { newVisit } from '../../../../shared/saving/draft-copy';
import type { Autosave } from '../../../../shared/saving/use-autosave';
import { draftsApi } from '../../api/drafts-api';
import { changesSince, savedOf, sendable } from './draft-fields';
import { useLostAnswers } from './use-lost-answers';

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
  state === 'failed' &&
  error !== null &&
  (error.statusCode === 0 || error.statusCode === 429 || error.statusCode >= 500);

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
  const refusedRef = useRef(false);
  const done = useCallback(
    (answer: ArticleView, sent: ArticleFields): ArticleView => {
      taken(answer, savedOf(copies.current.saved, sent));
      // Text typed during the save is not saved yet.
      const typed = copies.current.fields !== sent;
      setProgress(() => ({ state: typed ? 'dirty' : 'saved', savedAt: new Date(), error: null }));
      return answer;
    },
    [copies, taken],
  );
  const attempt = useAttempt({ copies, refusedRef, setProgress, done });
  const write = useCallback(
    async (more: SaveArticleRequest): Promise<ArticleView | null> => {
      let answer = await attempt(more);
      while (answer === 'again') answer = await attempt(more);
      return answer;
    },
    [attempt],
  );
  return { progress, setProgress, save: useOneByOne(write), isRefused: useCallback(() => refusedRef.current, []) };
}

interface Attempting {
  copies: { readonly current: Copies };
  refusedRef: { current: boolean };
  setProgress: Saving['setProgress'];
  /** Notes that the server has these fields. */
  done(answer: ArticleView, sent: ArticleFields): ArticleView;
}

/** One save. 'again': an earlier save was stored although its answer was lost, so what differs from it is sent with its version. */
function useAttempt({ copies, refusedRef, setProgress, done }: Attempting) {
  const [create] = draftsApi.useSaveArticleMutation();
  const [update] = draftsApi.useUpdateArticleMutation();
  const findStored = useLostAnswers();
  // If the answer to the first save is lost, the next one must not start a second draft.
  const [draftKey] = useState(newVisit);
  return useCallback(
    async (more: SaveArticleRequest): Promise<ArticleView | 'again' | null> => {
      const { article, fields, saved } = copies.current;
      const changes = { ...sendable(changesSince(saved, fields), fields), ...more };
      refusedRef.current = false;
      if (Object.keys(changes).length === 0) {
        setProgress(settled);
        return article ?? null;
      }
      // The message of a save that is tried again stays, so that it does not come and go.
      setProgress((before) => ({ ...before, state: 'saving', error: canRetry(before) ? before.error : null }));
      const call = article
        ? update({ articleId: article.id, body: { ...changes, version: article.version } })
        : create({ ...changes, draftKey });
      try {
        return done(await call.unwrap(), fields);
      } catch (error) {
        const stored = article && (await findStored(article.id, error, { changes, fields }));
        if (stored) return done(stored.article, stored.fields).status === 'DRAFT' ? 'again' : stored.article;
        refusedRef.current = isApiError(error) && REFUSALS.includes(error.statusCode) && hasAuthors(error);
        setProgress((before) => ({ ...before, state: 'failed', error: error as ApiError }));
        return null;
      }
    },
    [copies, create, done, draftKey, findStored, refusedRef, setProgress, update],
  );
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
