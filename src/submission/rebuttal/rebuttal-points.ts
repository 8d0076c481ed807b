import type { ArticleState } from '../../article';
import { type CommentField, type RebuttalPoint } from '../../contracts';
import { sanitiseRichText } from '../../platform/rich-text';
import { splitPoints } from './split-points';

/** The parts of a review that an author may read (lifecycle, section 3, 'Review mode'). */
const ANSWERED: readonly CommentField[] = [
  'general',
  'major',
  'minor',
  'commentsAbstract',
  'commentsTables',
  'commentsFigures',
  'commentsReferences',
];

/** The comments of the present revision's reviewers to the authors, point by point, numbered as in the letter of the decision. */
export function rebuttalPoints(state: ArticleState): RebuttalPoint[] {
  if (!state.decidedRevisions.includes(state.revision)) return [];
  const completed = state.assignments.filter((one) => one.revision === state.revision && one.status === 'Completed');
  return completed.flatMap(({ assignmentId, review }, index) =>
    ANSWERED.flatMap((field) =>
      splitPoints(sanitiseRichText(review?.[field] ?? '')).map((quote, place) => ({
        id: `${assignmentId}:${field}:${place}`,
        reviewer: index + 1,
        field,
        quote,
      })),
    ),
  );
}
