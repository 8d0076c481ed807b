import { COMMENT_FIELDS, QUESTION_FIELDS, RATING_FIELDS, type ReviewDraft } from '../../contracts';
import { sanitiseRichText } from '../../platform/rich-text';
import type { ReviewDraftDto } from './review-draft.dto';

/** The filled-in fields of a review with sanitised rich text, without any other fields of the request. */
export function readDraft(sent: ReviewDraftDto): ReviewDraft {
  const draft: ReviewDraft = {};
  for (const field of RATING_FIELDS) if (sent[field]) draft[field] = sent[field];
  for (const field of QUESTION_FIELDS) if (typeof sent[field] === 'boolean') draft[field] = sent[field];
  for (const field of COMMENT_FIELDS) {
    const text = sent[field];
    if (typeof text === 'string') draft[field] = sanitiseRichText(text);
  }
  if (sent.recommendation) draft.recommendation = sent.recommendation;
  return draft;
}
