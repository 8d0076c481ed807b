import {
  COMMENT_FIELDS,
  isEmptyRichText,
  QUESTION_FIELDS,
  RATING_FIELDS,
  RATINGS,
  RECOMMENDATIONS,
  REVIEW_FIELD_LABELS,
  type Review,
  type ReviewDraft,
} from '../../contracts';
import type { Details } from './requirements';

/** What a review still lacks, as field -> '<field> is required.' (spec part 1, section 5, 'Review submit'). */
export function reviewProblems(review: ReviewDraft): Details {
  const lacking: (keyof Review)[] = [
    ...RATING_FIELDS.filter((field) => !RATINGS.some((rating) => rating === review[field])),
    ...(RECOMMENDATIONS.some((one) => one === review.recommendation) ? [] : (['recommendation'] as const)),
    ...QUESTION_FIELDS.filter((field) => typeof review[field] !== 'boolean'),
    ...COMMENT_FIELDS.filter((field) => isEmptyRichText(review[field])),
  ];
  return Object.fromEntries(lacking.map((field) => [field, `${REVIEW_FIELD_LABELS[field]} is required.`]));
}
