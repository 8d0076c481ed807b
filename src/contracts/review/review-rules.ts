import { texts } from '../language/texts';
import { t } from '../language/translate';
import { isEmptyRichText } from '../text/words';
import {
  COMMENT_FIELDS,
  QUESTION_FIELDS,
  RATING_FIELDS,
  RATINGS,
  RECOMMENDATIONS,
  type Review,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
} from './review';

/** What a reviewer may attach to a review: a manuscript with comments in it. */
export const REVIEW_FILE_EXTENSIONS: readonly string[] = ['pdf', 'docx'];
/** Maximum size of such a file, in bytes. */
export const REVIEW_FILE_BYTES = 20 * 2 ** 20;
export const REVIEW_FILE_MESSAGES = texts({
  type: 'Please attach a PDF or a .docx file.',
  size: 'Please attach a file of at most 20 MB.',
});

/** Every field of the review form, in the order of the form. */
export const REVIEW_FIELDS = [
  ...RATING_FIELDS,
  'recommendation',
  ...QUESTION_FIELDS,
  ...COMMENT_FIELDS,
] as const satisfies readonly (keyof Review)[];

/** Getters, so that each message is in the language that is current when it is read. */
const REQUIRED: PropertyDescriptorMap = Object.fromEntries(
  REVIEW_FIELDS.map((field) => [
    field,
    { enumerable: true, get: () => t('{field} is required.', { field: REVIEW_FIELD_LABELS[field] }) },
  ]),
);
/** '<field> is required.' for every field of the form, on the server and in the browser (spec part 1, section 5, 'Review submit'). */
export const REVIEW_REQUIRED_MESSAGES = Object.defineProperties({}, REQUIRED) as Readonly<Record<keyof Review, string>>;

/** The missing fields of a review, in the order of the form. A text of only markup and spaces counts as missing. */
export function missingInReview(review: ReviewDraft): (keyof Review)[] {
  const isThere = (field: keyof Review): boolean => {
    const value = review[field];
    if (field === 'recommendation') return RECOMMENDATIONS.some((one) => one === value);
    if (QUESTION_FIELDS.some((one) => one === field)) return typeof value === 'boolean';
    if (RATING_FIELDS.some((one) => one === field)) return RATINGS.some((one) => one === value);
    return typeof value === 'string' && !isEmptyRichText(value);
  };
  return REVIEW_FIELDS.filter((field) => !isThere(field));
}
