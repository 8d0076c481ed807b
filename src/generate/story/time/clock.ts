import {
  type ArticleCommandType,
  dueDateOf,
  type DueReference,
  isUnanswered,
  presentAssignments,
  reminderDue,
} from '../../../article';
import { DEFAULT_SETTINGS, type MailKind } from '../../../contracts';
import { letter } from '../letters';
import type { Story } from '../story';
import { DAY_MS, HOUR_MS } from './days';

const SETTING_DATES: readonly ArticleCommandType[] = [
  ...(['MailReviewers', 'AcceptReview', 'ChangeReviewDueDate', 'SendBackReview'] as const),
  ...(['AssignAssociate', 'PassCheck', 'Decide', 'Override'] as const),
];
const { reminderDaysBefore, reminderDaysAfter, noAnswerDays, reminderHour } = DEFAULT_SETTINGS;
const KINDS: Record<DueReference['subject'], MailKind> = {
  ANSWER: 'REVIEW_REMINDER',
  REVIEW: 'REVIEW_REMINDER',
  ASSOCIATE: 'ASSOCIATE_REMINDER',
  REVISION: 'REVISION_REMINDER',
};

/** Dates that the journal's daily run already watches, by story. */
const watched = new WeakMap<Story, Set<string>>();

/** The first daily run at or after a moment; the hour of the settings is UTC. */
const roundFrom = (at: number): number => {
  const today = Math.floor(at / DAY_MS) * DAY_MS + reminderHour * HOUR_MS;
  return today >= at ? today : today + DAY_MS;
};

function references({ state }: Story): DueReference[] {
  const asked = presentAssignments(state).flatMap(({ assignmentId, status }): DueReference[] => {
    if (status === 'Mailed') return [{ subject: 'ANSWER', assignmentId }];
    return status === 'Accepted' ? [{ subject: 'REVIEW', assignmentId }] : [];
  });
  return [...asked, { subject: 'ASSOCIATE', assignmentId: null }, { subject: 'REVISION', assignmentId: null }];
}

/** Plans what the daily run will do about dates that a command has set. */
export function watchDates(story: Story, command: ArticleCommandType): void {
  if (!SETTING_DATES.includes(command)) return;
  const seen = watched.get(story) ?? new Set<string>();
  watched.set(story, seen);
  for (const due of references(story)) {
    const date = dueDateOf(story.state, due);
    if (date === null || seen.has(`${due.subject} ${due.assignmentId} ${date.dueAt}`)) continue;
    seen.add(`${due.subject} ${due.assignmentId} ${date.dueAt}`);
    const day = Math.floor(Date.parse(date.dueAt) / DAY_MS) * DAY_MS;
    const rounds = [-reminderDaysBefore, 0, reminderDaysAfter].map((days) => day + days * DAY_MS);
    if (due.subject === 'ANSWER')
      rounds.push(Math.max(Date.parse(date.since) + noAnswerDays * DAY_MS, Date.parse(date.dueAt)));
    for (const round of rounds.map(roundFrom).filter((at) => at > story.now))
      story.at(round + story.random.int(0, 900_000), () => lookAt(story, due));
  }
}

function lookAt(story: Story, due: DueReference): void {
  const { state } = story;
  const at = new Date(story.now).toISOString();
  const asked = state.assignments.find((one) => one.assignmentId === due.assignmentId);
  const date = dueDateOf(state, due);
  if (date === null) return;
  if (due.subject === 'ANSWER' && asked && isUnanswered(asked, at, DEFAULT_SETTINGS)) {
    story.act({ type: 'MarkNoAnswer', data: { assignmentId: asked.assignmentId } }, { kind: 'system' });
    story.whileIn(['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'], 1.5, 0.6, () => story.plot.considerReviewers(story));
    return;
  }
  if (reminderDue(state, date, at, DEFAULT_SETTINGS) === null) return;
  const mail = letter(story, KINDS[due.subject], [addressOf(story, due)], 'reminder', due.assignmentId);
  story.act({ type: 'RemindOfDate', data: { due, mail } }, { kind: 'system' });
}

function addressOf({ state, cast }: Story, { subject, assignmentId }: DueReference): string {
  if (subject === 'REVISION') return state.uploaderEmail;
  const { associateId } = state.associates.at(-1) ?? {};
  if (subject === 'ASSOCIATE')
    return cast.associates.find(({ id }) => id === associateId)?.email ?? state.uploaderEmail;
  return state.assignments.find((one) => one.assignmentId === assignmentId)?.reviewerEmail ?? state.uploaderEmail;
}
