import { type ArticleState, type Assignment, OPEN_ROUND_STATUSES } from '../../article';
import { requestLanguage } from '../../platform/http/language/request-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';

/** Why a review can't be written now, as text for its reviewer; null while it can (lifecycle, section 3). */
export function closedToWriting(state: ArticleState, assignment: Assignment): string | null {
  if (assignment.status === 'Completed') return 'This review has been sent already and can only be read.';
  if (assignment.status === 'Mailed' || assignment.status === 'No answer')
    return 'Please accept the request before you write the review.';
  if (assignment.status === 'Declined') return 'You have declined this request, so the review can only be read.';
  const isOpen = assignment.revision === state.revision && OPEN_ROUND_STATUSES.includes(state.status);
  if (assignment.status === 'Accepted' && isOpen) return null;
  return 'This request is closed, so the review can only be read. Thank you all the same.';
}

/** As `closedToWriting`, in the caller's language. */
export function closedInWords(state: ArticleState, assignment: Assignment): string | null {
  const closed = closedToWriting(state, assignment);
  return closed && messageIn(requestLanguage(), closed);
}
