import { type Articles, type ArticleState, type Assignment, isKnownToReviewer } from '../../article';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/**
 * A reviewer's own request.
 * @throws ApiProblem 404 for an unknown request and for another person's.
 */
export async function ownRequest(
  articles: Articles,
  articleId: string,
  assignmentId: string,
  userId: string,
): Promise<{ state: ArticleState; assignment: Assignment }> {
  const state = await articles.load(articleId);
  const assignment = state?.assignments.find((one) => one.assignmentId === assignmentId);
  if (!state || !assignment || assignment.reviewerId !== userId || !isKnownToReviewer(assignment))
    throw new ApiProblem('NOT_FOUND', 'There is no such request to a reviewer.');
  return { state, assignment };
}
