import { keysOfAuthor, keysOfPerson, normalEmail, REVIEWING_GROUPS } from '../../../contracts';
import type { Candidate } from '../commands';
import { presentAssignments } from '../reviewing/assignments';
import type { ArticleState } from '../state';

/** Why a person cannot become a reviewer now. As in contracts' ReviewerCandidate; GROUP for a group that does not review. */
export type Barred = 'AUTHOR' | 'UPLOADER' | 'EXCLUDED' | 'BLACKLISTED' | 'ASSIGNED' | 'GROUP';

export const BARRED_MESSAGES: Record<Barred, string> = {
  AUTHOR: 'This person is an author of the article and cannot review it.',
  UPLOADER: 'This person uploaded the article and cannot review it.',
  EXCLUDED: 'The authors asked that this person not review the article.',
  BLACKLISTED: 'This person is on the blacklist and cannot be chosen.',
  ASSIGNED: 'This person has been chosen for this revision already.',
  GROUP: 'This person is not in a group that reviews. Change the group first.',
};

/**
 * Why a person is barred, or null: authors, the uploader, excluded and blacklisted people cannot review, and no person twice in one
 * revision (lifecycle, section 3).
 */
export function barredAs(state: ArticleState, candidate: Candidate): Barred | null {
  const keys = new Set(keysOfPerson(candidate));
  const { userId } = candidate;
  if (keys.has(state.uploaderId) || keys.has(normalEmail(state.uploaderEmail))) return 'UPLOADER';
  if (state.authors.some((author) => keysOfAuthor(author).some((key) => keys.has(key)))) return 'AUTHOR';
  if (state.fields.reviewerRemoved && keys.has(state.fields.reviewerRemoved)) return 'EXCLUDED';
  if (candidate.blacklisted) return 'BLACKLISTED';
  const isChosen = presentAssignments(state).some(
    (one) => one.reviewerId === userId && one.status !== 'Removed' && one.status !== 'Cancelled',
  );
  if (isChosen) return 'ASSIGNED';
  return REVIEWING_GROUPS.includes(candidate.group) ? null : 'GROUP';
}
