import {
  ACTION_NEEDED_STATUSES,
  type ArticleCard,
  type AuthorshipTask,
  type ReviewerTodo,
  type ReviewTask,
  STATUS_LABELS,
  t,
  type TicketCard,
} from '@contracts';
import { daysBetween, formatDate } from '../../../shared/display/format';
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
  if (days < 0) return { due, late: true, when: t('late {lateDays} d', { lateDays: -days }) };
  return { due, when: days === 0 ? t('today') : t('{days, plural, one {# day} other {# days}} left', { days }) };
}

/** How long something has waited, in words. */
function since(at: string, now: Date): string {
  const days = Math.max(0, daysBetween(at, now));
  return days === 0
    ? t('since today')
    : days === 1
      ? t('since yesterday')
      : t('for {days, plural, one {# day} other {# days}}', { days });
}

/** 'none' leaves the date out of a sentence. */
const until = (due: string | null): { date: string } => ({ date: due === null ? 'none' : formatDate(due) });

function revision(card: ArticleCard, now: Date): Task {
  const correction = card.status === 'CORRECTION';
  const to = correction ? `/correction/${card.id}` : `/uploadRevision/${card.id}`;
  const what = correction
    ? t('The office asks for a correction')
    : t('Upload your revision{date, select, none {} other { by {date}}}', until(card.dueDate));
  return {
    id: card.id,
    title: card.articleTitle,
    to,
    number: `#${card.articleId}`,
    detail: `${STATUS_LABELS[card.status].label} · ${what}`,
    ...dueIn(card.dueDate, now),
    verbs: [{ label: correction ? t('Correct') : t('Revise'), to, primary: true }],
  };
}

function review(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/review/${task.id}`;
  return {
    id: task.id,
    title: task.articleTitle,
    to,
    number: `#${task.articleNumber}`,
    detail: t('Review · Write your review{date, select, none {} other { by {date}}}', until(task.dueDate)),
    ...dueIn(task.dueDate, now),
    verbs: [{ label: t('Write review'), to, primary: true }],
  };
}

function request(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/${task.id}`;
  return {
    id: task.id,
    title: task.articleTitle,
    to: `${to}/accept`,
    number: `#${task.articleNumber}`,
    detail: t('Request to review · Please answer{date, select, none {} other { by {date}}}', until(task.dueDate)),
    ...dueIn(task.dueDate, now),
    verbs: [
      { label: t('Accept'), to: `${to}/accept`, primary: true },
      { label: t('Decline'), to: `${to}/decline` },
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
    detail: t('Co-author · Confirm that you are an author'),
    due: null,
    when: since(askedAt, now),
    verbs: [{ label: t('Confirm'), to, primary: true }],
  };
}

function ticket({ id, name, lastUpdate }: TicketCard, now: Date): Task {
  const to = `/tickets/editTicket/${id}`;
  return {
    id: `ticket-${id}`,
    title: name,
    to,
    number: t('Ticket {id}', { id }),
    detail: t('The office has answered'),
    due: null,
    when: since(lastUpdate, now),
    verbs: [{ label: t('Read'), to, primary: true }],
  };
}

function draft(card: ArticleCard, now: Date): Task {
  const to = draftPath(card.id);
  return {
    id: card.id,
    title: card.articleTitle || t('Without a title'),
    to,
    number: `#${card.articleId}`,
    detail: t('Draft · Finish and submit it'),
    due: null,
    when: since(card.lastUpdate, now),
    verbs: [{ label: t('Continue'), to }],
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
