import { missingInReview, REVIEW_REQUIRED_MESSAGES, type ReviewDraft, t } from '@contracts';
import type { Errors } from '../../../../shared/forms/use-form';

/** The missing fields of a review; uses the same table as the server (spec part 1, section 5, 'Review submit'). */
export const reviewProblems = (review: ReviewDraft): Errors<ReviewDraft> =>
  Object.fromEntries(missingInReview(review).map((field) => [field, REVIEW_REQUIRED_MESSAGES[field]]));

export const QUESTION_TEXTS = {
  violation: t('Do you suspect a violation of good scientific practice?'),
  editorialNeeded: t('Should an editorial accompany this paper?'),
  volunteer: t('Would you volunteer to write that editorial within 2 weeks?'),
} as const;
