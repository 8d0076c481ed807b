import type { ArticleStatus, AssignmentStatus } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { TodoListRow } from './index';

/** A request of the present revision, as far as the lists need it. Times are ISO 8601 UTC. */
interface OpenRequest {
  status: AssignmentStatus;
  answerDueAt: string | null;
  reviewDueAt: string | null;
}

/** What is remembered of an article between its visits to the office. Internal table `todo_article`. */
export interface TodoArticle {
  article_id: string;
  status: ArticleStatus;
  uploaded_at: Date;
  status_since: Date;
  associate_id: string | null;
  associate_due_at: Date | null;
  reviewers_required: number;
  requests: Record<string, OpenRequest>;
}

/** The statuses of the to-do lists (spec part 2, '/toDoList'). */
const OFFICE_STATUSES: readonly ArticleStatus[] = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
  'RETURNED_TO_EDITOR',
];

const NO_ASSOCIATE = { associate_id: null, associate_due_at: null };

export function startTodo(articleId: string, at: Date, reviewersRequired: number): TodoArticle {
  return {
    article_id: articleId,
    status: 'NEW_ARTICLE',
    uploaded_at: at,
    status_since: at,
    ...NO_ASSOCIATE,
    reviewers_required: reviewersRequired,
    requests: {},
  };
}

function moved(row: TodoArticle, status: ArticleStatus, at: Date): TodoArticle {
  return { ...row, status, status_since: row.status === status ? row.status_since : at };
}

/** Changes one request; one that is not there is of an earlier revision and of no interest any more. */
function request(row: TodoArticle, assignmentId: string, changes: Partial<OpenRequest>): TodoArticle {
  const present = row.requests[assignmentId];
  if (!present) return row;
  return { ...row, requests: { ...row.requests, [assignmentId]: { ...present, ...changes } } };
}

function dueOn(row: TodoArticle, assignmentId: string, dueAt: string): TodoArticle {
  const mailed = row.requests[assignmentId]?.status === 'Mailed';
  return request(row, assignmentId, mailed ? { answerDueAt: dueAt } : { reviewDueAt: dueAt });
}

/** A request's part. Undefined for other types. */
function foldRequest(row: TodoArticle, event: ProjectedArticleEvent): TodoArticle | undefined {
  const { type, data } = event;
  switch (type) {
    case 'ReviewerSelected': {
      const selected: OpenRequest = { status: 'Selected', answerDueAt: null, reviewDueAt: null };
      return { ...row, requests: { ...row.requests, [data.assignmentId]: selected } };
    }
    case 'ReviewerMailed':
      return request(row, data.assignmentId, { status: 'Mailed', answerDueAt: data.dueAt });
    case 'ReviewerAccepted':
    case 'ReviewSentBack':
      return request(row, data.assignmentId, { status: 'Accepted', reviewDueAt: data.dueAt });
    case 'ReviewerDeclined':
      return request(row, data.assignmentId, { status: 'Declined' });
    case 'ReviewerNotAnswered':
      return request(row, data.assignmentId, { status: 'No answer' });
    case 'ReviewCompleted':
      return request(row, data.assignmentId, { status: 'Completed' });
    case 'ReviewerRemoved':
      return request(row, data.assignmentId, { status: 'Removed' });
    case 'ReviewerCancelled':
      return request(row, data.assignmentId, { status: 'Cancelled' });
    case 'ReviewDueDateChanged':
      return dueOn(row, data.assignmentId, data.dueAt);
    default:
      return undefined;
  }
}

/**
 * The article after one more event.
 * @throws Error for a type that the to-do list does not read.
 */
export function foldTodo(row: TodoArticle, event: ProjectedArticleEvent): TodoArticle {
  const changed = foldRequest(row, event);
  if (changed) return changed;
  const at = new Date(event.metadata.at);
  switch (event.type) {
    case 'ReviewerCountSet':
      return { ...row, reviewers_required: event.data.count };
    case 'CheckPassed':
      return { ...moved(row, event.data.to, at), reviewers_required: event.data.reviewersRequired };
    case 'RevisionSubmitted':
      return { ...moved(row, event.data.to, at), uploaded_at: at, requests: {} };
    case 'AssociateAssigned': {
      const { associateId, dueAt, to } = event.data;
      return { ...moved(row, to, at), associate_id: associateId, associate_due_at: new Date(dueAt) };
    }
    case 'AssociateDateRenewed':
      return { ...row, associate_due_at: new Date(event.data.dueAt) };
    case 'ReturnedToEditor':
    case 'AssociateAdvised':
      return { ...moved(row, event.data.to, at), ...NO_ASSOCIATE };
    case 'StatusOverridden':
      return { ...moved(row, event.data.to, at), ...(event.data.to === 'RETURNED_TO_EDITOR' ? NO_ASSOCIATE : {}) };
    case 'CheckRejected':
    case 'CorrectionRequested':
    case 'CorrectionSubmitted':
    case 'ReviewersMoved':
    case 'DecisionRecorded':
    case 'ArticleWithdrawn':
      return moved(row, event.data.to, at);
    default:
      throw new Error(`The to-do list does not read ${event.type}`);
  }
}

const dueOf = ({ status, answerDueAt, reviewDueAt }: OpenRequest): string[] => {
  const due = status === 'Mailed' ? answerDueAt : status === 'Accepted' ? reviewDueAt : null;
  return due === null ? [] : [due];
};

/** The list's row, or null while the article is not with the office. */
export function todoRow({ requests, ...article }: TodoArticle): TodoListRow | null {
  if (!OFFICE_STATUSES.includes(article.status)) return null;
  const all = Object.values(requests);
  const completed = all.filter(({ status }) => status === 'Completed').length;
  const accepted = all.filter(({ status }) => status === 'Accepted').length;
  const nextDue = all.flatMap(dueOf).sort()[0];
  return {
    ...article,
    reviewers_agreed: accepted + completed,
    reviewers_completed: completed,
    next_reviewer_due_at: nextDue === undefined ? null : new Date(nextDue),
  };
}
