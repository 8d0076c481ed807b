import type { ArticleState } from '../../article';
import { type CommentField, isEmptyRichText, REVIEW_FIELD_LABELS } from '../../contracts';

/**
 * The parts of a review that an author may read: neither the comments to the editor nor the three questions (lifecycle, section 3, 'Review
 * mode').
 */
const SHOWN: readonly CommentField[] = [
  'general',
  'major',
  'minor',
  'commentsAbstract',
  'commentsTables',
  'commentsFigures',
  'commentsReferences',
];

/**
 * The completed reviews of the present revision as rich text, numbered as on the author's screen, without names. A letter contains the
 * decision and its reasons. The reviewers' recommendations may differ from it, and are shown with the ratings on the author's screen.
 */
export function reviewsForAuthor(state: ArticleState): string {
  const completed = state.assignments.filter((one) => one.revision === state.revision && one.status === 'Completed');
  const texts = completed.map(({ review }, index) => {
    if (!review) return '';
    const comments = SHOWN.filter((field) => !isEmptyRichText(review[field]));
    const parts = comments.map((field) => `<h4>${REVIEW_FIELD_LABELS[field]}</h4>${review[field]}`);
    return `<h3>Reviewer ${index + 1}</h3>${parts.join('')}`;
  });
  return texts.join('');
}
