import { type ArticleCard, type ReviewTask, STATUS_LABELS } from '@contracts';
import { daysBetween, formatDate } from '../../../shared/display/format';
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
    detail: `Write your review${until(task.dueDate)}`,
    ...dueIn(task.dueDate, now),
    verbs: [{ label: 'Write review', to, primary: true }],
  };
}

/** Revisions, corrections and agreed reviews. */
export const neededFrom = (cards: readonly ArticleCard[], pending: readonly ReviewTask[], now = new Date()): Task[] => [
  ...cards.map((card) => revision(card, now)),
  ...pending.map((task) => review(task, now)),
];

/** Requests to answer, by the same links as in the mail. */
export const requestsFrom = (tasks: readonly ReviewTask[], now = new Date()): Task[] =>
  tasks.map((task) => ({
    id: task.id,
    title: task.articleTitle,
    to: `/${task.articleId}/${task.id}/accept`,
    number: `#${task.articleNumber}`,
    detail: `Please answer${until(task.dueDate)}`,
    ...dueIn(task.dueDate, now),
    verbs: [
      { label: 'Accept', to: `/${task.articleId}/${task.id}/accept`, primary: true },
      { label: 'Decline', to: `/${task.articleId}/${task.id}/decline` },
    ],
  }));

/** The earliest date first; what has no date comes last. */
export const byDue = (tasks: readonly Task[]): Task[] =>
  [...tasks].sort((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
