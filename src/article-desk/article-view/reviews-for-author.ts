import type { ArticleState } from '../../article';
import type { ArticleReviewerView } from '../../contracts';

/**
 * The completed reviews of revisions that have a decision, so that the author can open them. They are numbered instead of named,
 * without dates or anything else that could identify a reviewer (lifecycle, section 3, 'Review mode').
 */
export function reviewsForAuthor(state: ArticleState): ArticleReviewerView[] {
  const shown = state.assignments.filter(
    (one) => one.status === 'Completed' && state.decidedRevisions.includes(one.revision),
  );
  return shown.map((one) => {
    const ofRevision = shown.filter((other) => other.revision === one.revision);
    return {
      id: one.assignmentId,
      reviewer: {
        id: '',
        firstName: 'Reviewer',
        lastName: String(ofRevision.indexOf(one) + 1),
        areasOfExpertise: null,
      },
      status: 'Completed',
      revision: one.revision,
      selectedDate: state.authorStatusSince,
      mailedDate: null,
      decidedDate: null,
      completedDate: null,
      answerDueDate: null,
      reviewDueDate: null,
      recommendation: null,
      avgRating: null,
      declineReason: null,
      suggestedColleague: null,
      interests: null,
    };
  });
}
