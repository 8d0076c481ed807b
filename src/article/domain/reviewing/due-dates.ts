import { dayNumber, dueOfRequest, type JournalSettings } from '../../../contracts';
import { hasPassed } from '../dates';
import { type DueReference, REMINDER_STEPS, type ReminderStep } from '../events';
import { OPEN_ROUND_STATUSES, REVIEWING_STATUSES, REVISION_STATUSES } from '../lifecycle/status-sets';
import { holderOf } from '../people/roles';
import type { ArticleState, Assignment } from '../state';
import { presentAssignments } from './assignments';

/** A due date of a person. Both times are ISO 8601 UTC. */
export interface DueDate extends DueReference {
  dueAt: string;
  /** When the due date was set. */
  since: string;
}

const isIn = (state: ArticleState, statuses: readonly ArticleState['status'][]): boolean =>
  statuses.includes(state.status);

function ofReviewer(state: ArticleState, { subject, assignmentId }: DueReference): DueDate | null {
  const found = presentAssignments(state).find((one) => one.assignmentId === assignmentId);
  if (!found || !isIn(state, OPEN_ROUND_STATUSES)) return null;
  const isAnswer = subject === 'ANSWER';
  if (found.status !== (isAnswer ? 'Mailed' : 'Accepted')) return null;
  const [dueAt, asked] = isAnswer ? [found.answerDueAt, found.mailedAt] : [found.reviewDueAt, found.decidedAt];
  return dueAt === null ? null : { subject, assignmentId, dueAt, since: found.dueSetAt ?? asked ?? dueAt };
}

function ofAssociate(state: ArticleState): DueDate | null {
  const tenure = state.associates.at(-1);
  if (!tenure || tenure.endedAt !== null || !isIn(state, REVIEWING_STATUSES)) return null;
  return { subject: 'ASSOCIATE', assignmentId: null, dueAt: tenure.dueAt, since: tenure.dueSince };
}

function ofAuthor(state: ArticleState): DueDate | null {
  if (state.authorDueAt === null || !isIn(state, REVISION_STATUSES)) return null;
  return { subject: 'REVISION', assignmentId: null, dueAt: state.authorDueAt, since: state.statusSince };
}

/** The present due date; null when it no longer applies. */
export function dueDateOf(state: ArticleState, due: DueReference): DueDate | null {
  if (due.subject === 'ASSOCIATE') return ofAssociate(state);
  return due.subject === 'REVISION' ? ofAuthor(state) : ofReviewer(state, due);
}

/** The next dates of an article that the office works on. Both are ISO 8601 UTC. */
export interface NextDates {
  /** The earliest date of the open requests of the present revision. */
  reviewerDueAt: string | null;
  associateDueAt: string | null;
}

/** What the lists and the page of an article show as its next dates. */
export function nextDatesOf(state: ArticleState): NextDates {
  const dates = presentAssignments(state).map((one) => dueOfRequest(one.status, one.answerDueAt, one.reviewDueAt));
  const [reviewerDueAt = null] = dates.filter((date) => date !== null).sort();
  return {
    reviewerDueAt,
    associateDueAt: holderOf(state) === null ? null : (state.associates.at(-1)?.dueAt ?? null),
  };
}

/**
 * True when a request has waited too long for an answer (lifecycle, section 3: 14 days after mailing), unless the editor has given
 * the reviewer a later date.
 */
export const isUnanswered = (
  { status, mailedAt, answerDueAt }: Assignment,
  at: string,
  { noAnswerDays }: Pick<JournalSettings, 'noAnswerDays'>,
): boolean =>
  status === 'Mailed' &&
  mailedAt !== null &&
  hasPassed(at, mailedAt, noAnswerDays) &&
  (answerDueAt === null || hasPassed(at, answerDueAt, 0));

/** The latest step whose day has come; null when it is too early (ADR 0014). */
function stepOn({ dueAt, since }: DueDate, at: string, settings: JournalSettings): ReminderStep | null {
  const { timeZone, reminderDaysBefore, reminderDaysAfter } = settings;
  const day = (iso: string): number => dayNumber(new Date(iso), timeZone);
  const late = day(at) - day(dueAt);
  if (late >= reminderDaysAfter) return 'AFTER';
  if (late >= 0) return 'ON';
  // When the date was set this shortly before, the person was notified of it then.
  const isFresh = day(dueAt) - reminderDaysBefore <= day(since);
  return late >= -reminderDaysBefore && !isFresh ? 'BEFORE' : null;
}

const rankOf = (step: ReminderStep): number => REMINDER_STEPS.indexOf(step);

/**
 * The reminder to send now; null for none. Each step is sent at most once per due date, and not after a later step was sent
 * (lifecycle, section 3, 'Dates'; ADR 0014).
 */
export function reminderDue(
  state: ArticleState,
  due: DueDate,
  at: string,
  settings: JournalSettings,
): ReminderStep | null {
  const step = stepOn(due, at, settings);
  if (step === null) return null;
  const asked = state.assignments.find((one) => one.assignmentId === due.assignmentId);
  if (due.subject === 'ANSWER' && asked && isUnanswered(asked, at, settings)) return null;
  const isSame = (one: ArticleState['reminders'][number]): boolean =>
    one.subject === due.subject && one.assignmentId === due.assignmentId && one.dueAt === due.dueAt;
  const isDone = state.reminders.some((one) => isSame(one) && rankOf(one.step) >= rankOf(step));
  return isDone ? null : step;
}
