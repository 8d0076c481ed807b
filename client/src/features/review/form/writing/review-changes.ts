import { COMMENT_FIELDS, type CommentField, REVIEW_FIELDS, type ReviewAnswer, type ReviewDraft } from '@contracts';
import type { Found } from '../../../../shared/saving/draft-copy';
import { restoredText } from '../../../../shared/saving/unsaved/restored-text';

/** The form's fields only. */
export function draftOf(answer: ReviewAnswer): ReviewDraft {
  const { reviewId: _reviewId, rate: _rate, ...draft } = answer.review;
  return draft;
}

const FIELDS: readonly (keyof ReviewDraft)[] = REVIEW_FIELDS;

const pickFields = (draft: ReviewDraft, isIncluded: (field: keyof ReviewDraft) => boolean): ReviewDraft =>
  Object.fromEntries(FIELDS.filter(isIncluded).map((field) => [field, draft[field]]));

const isSame = (field: keyof ReviewDraft, one: ReviewDraft, other: ReviewDraft): boolean =>
  (one[field] ?? '') === (other[field] ?? '');

/** The fields that differ. Only these are stored and restored, so that fields saved by another window are kept. */
export const changesFrom = (base: ReviewDraft, draft: ReviewDraft): ReviewDraft =>
  pickFields(draft, (field) => !isSame(field, base, draft));

/** The fields that the other window changed and this window did not. */
export const changedOnlyThere = (base: ReviewDraft, draft: ReviewDraft, theirs: ReviewDraft): ReviewDraft =>
  pickFields(theirs, (field) => isSame(field, base, draft) && !isSame(field, draft, theirs));

/** True if the draft has all these values. */
export const hasAll = (draft: ReviewDraft, values: ReviewDraft): boolean =>
  FIELDS.every((field) => !(field in values) || isSame(field, draft, values));

/** The fields of these changes, as they are in another draft. */
export const sameFields = (draft: ReviewDraft, changes: ReviewDraft): ReviewDraft =>
  pickFields(draft, (field) => field in changes);

const isComment = (field: keyof ReviewDraft): field is CommentField =>
  (COMMENT_FIELDS as readonly string[]).includes(field);

/** The fields to put into the form after 'Restore text'. A choice that has changed elsewhere since then stays. */
export function restored(present: ReviewDraft, { value, base = {}, at }: Found<ReviewDraft>): ReviewDraft {
  const changed = pickFields(value, (field) => field in value && (isComment(field) || isSame(field, present, base)));
  for (const field of COMMENT_FIELDS) {
    const found = changed[field];
    if (found !== undefined)
      changed[field] = restoredText('rich', { present: present[field], found, base: base[field], at });
  }
  return changed;
}
