import {
  ACTION_NEEDED_STATUSES,
  type AuthorshipTask,
  type OwnArticleCard,
  REVIEW_FIELDS,
  type ReviewerTodo,
  type ReviewTask,
  STATUS_LABELS,
  t,
  type TicketCard,
} from '@contracts';
import { daysBetween, formatDate } from '../../../shared/display/format';
import type { Verb } from '../verbs';

/** The kind of a task, as a label and a colour. */
interface Kind {
  label: string;
  colour: 'warning' | 'brand' | 'informative';
}

/** A task that only this person can do next. */
export interface Task {
  id: string;
  kind: Kind;
  title: string;
  to: string;
  /** Completes the names of the buttons. */
  number: string;
  detail: string;
  due: string | null;
  when?: string;
  late?: boolean;
  verbs: Verb[];
}

/** The number of days until a due date, in words. Only the server knows the journal's calendar, by whose days something is late (ADR 14). */
function dueIn(
  { dueDate: due, overdueDays }: Pick<OwnArticleCard, 'dueDate' | 'overdueDays'>,
  now: Date,
): Pick<Task, 'due' | 'when' | 'late'> {
  if (due === null) return { due };
  if (overdueDays !== null && overdueDays > 0)
    return { due, late: true, when: t('late {lateDays} d', { lateDays: overdueDays }) };
  const days = Math.max(0, daysBetween(now, due));
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

function revision(card: OwnArticleCard, now: Date): Task {
  const correction = card.status === 'CORRECTION';
  const to = correction ? `/correction/${card.id}` : `/uploadRevision/${card.id}`;
  const what = correction
    ? t('The office asks for a correction')
    : t('Upload your revision{date, select, none {} other { by {date}}}', until(card.dueDate));
  return {
    id: card.id,
    kind: { label: STATUS_LABELS[card.status].label, colour: 'warning' },
    title: card.articleTitle,
    to,
    number: `#${card.articleId}`,
    detail: `#${card.articleId} · ${what}`,
    ...dueIn(card, now),
    verbs: [{ label: correction ? t('Correct') : t('Revise'), to, primary: true }],
  };
}

/** '12 of 21 answered'; empty for a review that has not been started. */
const answered = ({ answeredFields }: ReviewTask): string =>
  answeredFields ? t('{done} of {total} answered', { done: answeredFields, total: REVIEW_FIELDS.length }) : '';

function review(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/review/${task.id}`;
  return {
    id: task.id,
    kind: { label: t('Review'), colour: 'brand' },
    title: task.articleTitle,
    to,
    number: `#${task.articleNumber}`,
    detail: [
      `#${task.articleNumber}`,
      t('Write your review{date, select, none {} other { by {date}}}', until(task.dueDate)),
      answered(task),
    ]
      .filter(Boolean)
      .join(' · '),
    ...dueIn(task, now),
    verbs: [{ label: t('Write review'), to, primary: true }],
  };
}

function request(task: ReviewTask, now: Date): Task {
  const to = `/${task.articleId}/${task.id}`;
  return {
    id: task.id,
    kind: { label: t('Request to review'), colour: 'warning' },
    title: task.articleTitle,
    to: `${to}/accept`,
    number: `#${task.articleNumber}`,
    detail: `#${task.articleNumber} · ${t('Please answer{date, select, none {} other { by {date}}}', until(task.dueDate))}`,
    ...dueIn(task, now),
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
    kind: { label: t('Co-author'), colour: 'brand' },
    title: articleTitle,
    to,
    number: `#${articleNumber}`,
    detail: `#${articleNumber} · ${t('Confirm that you are an author')}`,
    due: null,
    when: since(askedAt, now),
    verbs: [{ label: t('Confirm'), to, primary: true }],
  };
}

function ticket({ id, name, lastUpdate }: TicketCard, now: Date): Task {
  const to = `/tickets/editTicket/${id}`;
  return {
    id: `ticket-${id}`,
    kind: { label: t('Ticket {id}', { id }), colour: 'informative' },
    title: name,
    to,
    number: t('Ticket {id}', { id }),
    detail: t('The office has answered'),
    due: null,
    when: since(lastUpdate, now),
    verbs: [{ label: t('Read'), to, primary: true }],
  };
}

/** The data that the start page has loaded about one person. */
export interface OwnWork {
  /** All own manuscripts, drafts too. */
  cards: readonly OwnArticleCard[];
  /** Requests to answer, reviews to write, and completed reviews. */
  reviews: Pick<ReviewerTodo, 'decide' | 'pending' | 'completed'>;
  authorships: readonly AuthorshipTask[];
  tickets: readonly TicketCard[];
}

/** All tasks that only this person can do next: first by due date, then those that other people wait for. */
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
  ];
}

/** The earliest date first; tasks without a date come last. */
const byDue = (tasks: readonly Task[]): Task[] =>
  [...tasks].sort((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
