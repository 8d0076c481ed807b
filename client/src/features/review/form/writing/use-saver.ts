import { useCallback, useRef, useState } from 'react';
import { type ReviewDraft, t } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
import { reviewApi } from '../../review-api';

export interface Saver {
  /** True if another window has saved the review since this one loaded it. */
  overtaken: boolean;
  /** Lets this window overwrite the draft that the other window saved, unless that has changed again since this version. */
  overrule(version: number | undefined): void;
  /** Saves the draft; throws if it is refused. */
  save(body: ReviewDraft): Promise<void>;
  /** Queues a call that may change the draft behind earlier ones. The call receives the draft version last seen. */
  queued<Answer>(call: (draftVersion: number | undefined) => Promise<Answer>): Promise<Answer>;
}

interface SaverParams {
  articleId: string;
  reviewId: string;
  /** The draft version with which the form was opened. */
  seen: number | undefined;
  refuse(message: string): void;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';

/**
 * Runs one save at a time, each against the version of the previous one, so that text from a second window is not overwritten by accident.
 */
export function useSaver({ articleId, reviewId, seen, refuse }: SaverParams): Saver {
  const [saveDraft] = reviewApi.useSaveReviewDraftMutation();
  const [overtaken, setOvertaken] = useState(false);
  const last = useRef({ seen, overtaken: false, turn: Promise.resolve<unknown>(undefined) });
  const queued = useCallback(<Answer>(call: (draftVersion: number | undefined) => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.turn
      .catch(() => undefined)
      .then(() => call(last.current.seen))
      .catch((error: unknown) => {
        if (isConflict(error)) {
          last.current.overtaken = true;
          setOvertaken(true);
        }
        throw error;
      });
    last.current.turn = turn;
    return turn;
  }, []);
  const save = useCallback(
    (body: ReviewDraft): Promise<void> =>
      queued(async (draftVersion) => {
        if (last.current.overtaken) throw new Error(t('This review was changed in another window.'));
        const saved = await saveDraft({ articleId, reviewId, body: { ...body, draftVersion } }).unwrap();
        if (!saved.success) {
          refuse(saved.message);
          throw new Error(saved.message);
        }
        last.current.seen = saved.draftVersion;
      }),
    [articleId, reviewId, queued, refuse, saveDraft],
  );
  const overrule = useCallback((version: number | undefined) => {
    last.current = { ...last.current, seen: version, overtaken: false };
    setOvertaken(false);
  }, []);
  return { overtaken, overrule, save, queued };
}
