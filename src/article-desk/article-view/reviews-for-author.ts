import { type ArticleState, type Assignment, isNamedToOthers } from '../../article';
import type { ArticleReviewerView } from '../../contracts';
import type { PeopleById } from './office-parts';

/**
 * The completed reviews of revisions that have a decision, so that the author can open them. They have numbers instead of names, without
 * dates or anything else that could identify a reviewer (lifecycle, section 3, 'Review mode'). In an open review they also have the
 * reviewer's name, and nothing more of the account.
 */
export function reviewsForAuthor(state: ArticleState, people: PeopleById): ArticleReviewerView[] {
  const shown = state.assignments.filter(
    (one) => one.status === 'Completed' && state.decidedRevisions.includes(one.revision),
  );
  return shown.map((one) => {
    const ofRevision = shown.filter((other) => other.revision === one.revision);
    return {
      id: one.assignmentId,
      reviewer: { id: '', ...shownName(state, one, people, ofRevision.indexOf(one) + 1), areasOfExpertise: null },
      status: 'Completed',
      revision: one.revision,
      selectedDate: state.authorStatusSince,
      mailedDate: null,
      decidedDate: null,
      completedDate: null,
      answerDueDate: null,
      reviewDueDate: null,
      overdueDays: null,
      recommendation: null,
      review: null,
      avgRating: null,
      declineReason: null,
      suggestedColleague: null,
      interests: null,
      publication: null,
    };
  });
}

/** A number replaces a name that is not shown or was erased. */
function shownName(
  state: ArticleState,
  one: Assignment,
  people: PeopleById,
  number: number,
): { firstName: string; lastName: string } {
  const person = isNamedToOthers(state, one) ? people.get(one.reviewerId) : undefined;
  if (!person) return { firstName: 'Reviewer', lastName: String(number) };
  return { firstName: person.firstName, lastName: person.lastName };
}
