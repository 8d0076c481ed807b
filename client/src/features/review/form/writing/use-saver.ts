import { useCallback } from 'react';
import { type ReviewDraft, t } from '@contracts';
import { type Turns, useTurns } from '../../../../shared/saving/use-turns';
import { reviewApi } from '../../review-api';
import { draftOf, hasAll } from './review-changes';

export interface Saver extends Pick<Turns<ReviewDraft>, 'overtaken' | 'overrule'> {
  /** Saves the draft; throws if it is refused. */
  save(body: ReviewDraft): Promise<void>;
  /** Queues a call that may change the draft behind earlier ones. The call receives the draft version last seen. */
  queued: Turns<ReviewDraft>['inTurn'];
}

interface SaverParams {
  articleId: string;
  reviewId: string;
  /** The draft version with which the form was opened. */
  seen: number | undefined;
  refuse(message: string): void;
}

const isSame = (one: ReviewDraft, other: ReviewDraft): boolean => hasAll(one, other) && hasAll(other, one);

/** Saves the drafts of one review. */
export function useSaver({ articleId, reviewId, seen, refuse }: SaverParams): Saver {
  const [saveDraft] = reviewApi.useSaveReviewDraftMutation();
  const [readReview] = reviewApi.useLazyReviewQuery();
  const read = useCallback(async () => {
    const answer = await readReview({ articleId, reviewId }).unwrap();
    return { text: draftOf(answer), draftVersion: answer.draftVersion ?? undefined };
  }, [articleId, readReview, reviewId]);
  const { overtaken, isOvertaken, overrule, saved, inTurn } = useTurns({ seen, read, isSame });
  const save = (body: ReviewDraft): Promise<void> =>
    inTurn(body, async (draftVersion) => {
      if (isOvertaken()) throw new Error(t('This review was changed in another window.'));
      const answer = await saveDraft({ articleId, reviewId, body: { ...body, draftVersion } }).unwrap();
      if (!answer.success) {
        refuse(answer.message);
        throw new Error(answer.message);
      }
      saved(answer.draftVersion);
    });
  return { overtaken, overrule, save, queued: inTurn };
}
