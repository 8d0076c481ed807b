import {
  COMMENT_FIELDS,
  QUESTION_FIELDS,
  RATING_FIELDS,
  REVIEW_FIELD_LABELS,
  isEmptyRichText,
  type ReviewDraft,
} from '../../../../../src/contracts';

type Messages = Partial<Record<keyof ReviewDraft, string>>;

/** What a review lacks: every missing item says '<field> is required.' (spec part 1, section 5, 'Review submit'). */
export function missingInReview(review: ReviewDraft): Messages {
  const missing: Messages = {};
  const require = (field: keyof typeof REVIEW_FIELD_LABELS, there: boolean): void => {
    if (!there) missing[field] = `${REVIEW_FIELD_LABELS[field]} is required.`;
  };
  for (const field of RATING_FIELDS) require(field, review[field] !== undefined);
  require('recommendation', review.recommendation !== undefined);
  for (const field of QUESTION_FIELDS) require(field, review[field] !== undefined);
  for (const field of COMMENT_FIELDS) require(field, !isEmptyRichText(review[field]));
  return missing;
}

export const QUESTION_TEXTS = {
  violation: 'Do you suspect a violation of good scientific practice?',
  editorialNeeded: 'Should an editorial accompany this paper?',
  volunteer: 'Would you volunteer to write that editorial within 2 weeks?',
} as const;
