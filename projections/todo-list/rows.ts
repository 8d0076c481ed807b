import { type ArticleState, holderOf, nextDatesOf, presentAssignments } from '../../src/article';
import type { ArticleStatus } from '../../src/contracts';
import type { Written } from '../runner/rows/of-state';
import type { TodoListRow } from './index';

/** The statuses of the to-do lists (spec part 2, '/toDoList'). */
const OFFICE_STATUSES: readonly ArticleStatus[] = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
  'RETURNED_TO_EDITOR',
];

/** The row of an article that the office works on; none in any other status. */
export function todoRows(state: ArticleState): Written<TodoListRow>[] {
  const { uploadedAt } = state;
  if (uploadedAt === null || !OFFICE_STATUSES.includes(state.status)) return [];
  const requests = presentAssignments(state);
  const completed = requests.filter(({ status }) => status === 'Completed').length;
  const accepted = requests.filter(({ status }) => status === 'Accepted').length;
  const { reviewerDueAt, associateDueAt } = nextDatesOf(state);
  return [
    {
      article_id: state.id,
      status: state.status,
      uploaded_at: uploadedAt,
      status_since: state.statusSince,
      associate_id: holderOf(state),
      associate_due_at: associateDueAt,
      reviewers_required: state.reviewersRequired,
      reviewers_agreed: accepted + completed,
      reviewers_completed: completed,
      next_reviewer_due_at: reviewerDueAt,
    },
  ];
}
