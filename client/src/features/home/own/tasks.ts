import {
  ACTION_NEEDED_STATUSES,
  type ArticleCard,
  type AuthorshipTask,
  type ReviewerTodo,
  type ReviewTask,
  STATUS_LABELS,
  type TicketCard,
} from '@contracts';
import { countDays, daysBetween, formatDate } from '../../../shared/display/format';
import { draftPath } from '../../../shared/saving/kept-place';
import type { Verb } from '../rows';

/** Something that only this person can do next. */
export interface Task {
  id: string;
  title: string;
  to: string;
  number: string;
  detail: string;
  due: string | null;
  when?: string;
  late?: boolean;
  verbs: Verb[];
}

/** The number of days until a due date, in words. */
function dueIn(due: string | null, now: Date): Pick<Task, 'due' | 'when' | 'late'> {
  if (due === null) return { due };
  const days = daysBetween(now, due);
  if (days < 0) return { due, late: true, when: `late ${-days} d` };
  return { due, when: days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left` };
}

/** How long something has waited, in words. */
function since(at: string, now: Date): string {
  const days = Math.max(0, daysBetween(at, now));
  return days === 0 ? 'since today' : days === 1 ? 'since yesterday' : `for ${countDays(days)}`;
}

const until = (due: string | null): string => (due === null ? '' : ` by ${formatDate(due)}`);

function revision(card: ArticleCard, now: Date): Task {
  const correction = card.status === 'CORRECTION';
  const to = correction ? `/correction/${card.id}` : `/uploadRevision/${card.id}`;
  const what = correction ? 'The office asks for a correction' : `Upload your revision${until(card.dueDate)}`;
  return {
    id: card.id,
    title: card.articleTitle,
    to,
    number: `#${card.articleId}`,
    detail: `${STATUS_LABELS[card.status].label} · ${what}`,
    ...dueIn(card.dueDate, now),
    verbs: [{ label: correction ? 'Correct' : 'Revise', to, primary: true }],
  };
}

function review(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/review/${task.id}`;
  return {
    id: task.id,
    title: task.articleTitle,
    to,
    number: `#${task.articleNumber}`,
    detail: `Review · Write your review${until(task.dueDate)}`,
    ...dueIn(task.dueDate, now),
    verbs: [{ label: 'Write review', to, primary: true }],
  };
}

function request(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/${task.id}`;
  return {
    id: task.id,
    title: task.articleTitle,
    to: `${to}/accept`,
    number: `#${task.articleNumber}`,
    detail: `Request to review · Please answer${until(task.dueDate)}`,
    ...dueIn(task.dueDate, now),
    verbs: [
      { label: 'Accept', to: `${to}/accept`, primary: true },
      { label: 'Decline', to: `${to}/decline` },
    ],
  };
}

function authorship({ articleId, requestId, articleTitle, articleNumber, askedAt }: AuthorshipTask, now: Date): Task {
  const to = `/authorship/${articleId}/${requestId}`;
  return {
    id: requestId,
    title: articleTitle,
    to,
    number: `#${articleNumber}`,
    detail: 'Co-author · Confirm that you are an author',
    due: null,
    when: since(askedAt, now),
    verbs: [{ label: 'Confirm', to, primary: true }],
  };
}

function ticket({ id, name, lastUpdate }: TicketCard, now: Date): Task {
  const to = `/tickets/editTicket/${id}`;
  return {
    id: `ticket-${id}`,
    title: name,
    to,
    number: `Ticket ${id}`,
    detail: 'The office has answered',
    due: null,
    when: since(lastUpdate, now),
    verbs: [{ label: 'Read', to, primary: true }],
  };
}

function draft(card: ArticleCard, now: Date): Task {
  const to = draftPath(card.id);
  return {
    id: card.id,
    title: card.articleTitle || 'Without a title',
    to,
    number: `#${card.articleId}`,
    detail: 'Draft · Finish and submit it',
    due: null,
    when: since(card.lastUpdate, now),
    verbs: [{ label: 'Continue', to }],
  };
}

/** What the start page has loaded about one person. */
export interface OwnWork {
  /** All own manuscripts, drafts too. */
  cards: readonly ArticleCard[];
  /** Requests to answer, and reviews to write. */
  reviews: Pick<ReviewerTodo, 'decide' | 'pending'>;
  authorships: readonly AuthorshipTask[];
  tickets: readonly TicketCard[];
}

/** Everything that only this person can do next: what has a date by that date, then what others wait for, then drafts. */
export function neededFrom({ cards, reviews, authorships, tickets }: OwnWork, now = new Date()): Task[] {
  const dated = [
    ...cards.filter(({ status }) => ACTION_NEEDED_STATUSES.includes(status)).map((card) => revision(card, now)),
    ...reviews.decide.map((task) => request(task, now)),
    ...reviews.pending.map((task) => review(task, now)),
  ];
  return [
    ...byDue(dated),
    ...authorships.map((task) => authorship(task, now)),
    ...tickets.filter(({ status }) => status === 'OPEN').map((one) => ticket(one, now)),
    ...cards.filter(({ status }) => status === 'DRAFT').map((card) => draft(card, now)),
  ];
}

/** The earliest date first; what has no date comes last. */
const byDue = (tasks: readonly Task[]): Task[] =>
  [...tasks].sort((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
