import { missingInReview, REVIEW_REQUIRED_MESSAGES, type ReviewDraft } from '../../../contracts';
import type { Details } from '../requirements';

/** The messages '<field> is required.' for the missing fields of a review, by field (spec part 1, section 5, 'Review submit'). */
export const reviewProblems = (review: ReviewDraft): Details =>
  Object.fromEntries(missingInReview(review).map((field) => [field, REVIEW_REQUIRED_MESSAGES[field]]));
