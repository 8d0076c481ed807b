import { useCallback, useRef, useState } from 'react';
import type { ReviewDraft } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import { reviewApi } from '../review-api';

export interface Saver {
  /** Another window has saved since this one saw the review. */
  overtaken: boolean;
  /** From now on this window writes over whatever the other one saved. */
  overrule(): void;
  /** Saves the draft; throws where it is not taken. */
  save(body: ReviewDraft): Promise<void>;
  /** A call that may change the draft, after those before it; it is given which saving was seen last. */
  inTurn<Answer>(call: (draftVersion: number | undefined) => Promise<Answer>): Promise<Answer>;
}

interface SaverParams {
  articleId: string;
  reviewId: string;
  /** Which saving the form was opened with. */
  seen: number | undefined;
  refuse(message: string): void;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'CONFLICT';

/** Saves one after the other, each over the saving before it, so that a second window's text is not written over unseen. */
export function useSaver({ articleId, reviewId, seen, refuse }: SaverParams): Saver {
  const [saveDraft] = reviewApi.useSaveReviewDraftMutation();
  const [overtaken, setOvertaken] = useState(false);
  const last = useRef({ seen, overtaken: false, turn: Promise.resolve<unknown>(undefined) });
  const inTurn = useCallback(<Answer>(call: (draftVersion: number | undefined) => Promise<Answer>): Promise<Answer> => {
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
      inTurn(async (draftVersion) => {
        if (last.current.overtaken) throw new Error('This review was changed in another window.');
        const saved = await saveDraft({ articleId, reviewId, body: { ...body, draftVersion } }).unwrap();
        if (!saved.success) {
          refuse(saved.message);
          throw new Error(saved.message);
        }
        last.current.seen = saved.draftVersion;
      }),
    [articleId, reviewId, inTurn, refuse, saveDraft],
  );
  const overrule = useCallback(() => {
    last.current = { ...last.current, seen: undefined, overtaken: false };
    setOvertaken(false);
  }, []);
  return { overtaken, overrule, save, inTurn };
}
