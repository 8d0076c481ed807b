import { type ArticleState, dueDateOf, type DueReference, REMINDER_STEPS } from '../../src/article';
import type { Written } from '../runner/rows/of-state';
import type { DueDateRow } from './index';

/** Every date that an article can have, whether someone has to meet it now or not. */
const datesOf = (state: ArticleState): DueReference[] => [
  ...state.assignments.flatMap(({ assignmentId }) => [
    { subject: 'ANSWER' as const, assignmentId },
    { subject: 'REVIEW' as const, assignmentId },
  ]),
  { subject: 'ASSOCIATE', assignmentId: null },
  { subject: 'REVISION', assignmentId: null },
];

/** How many steps are over for exactly this date; a date that is changed back counts those from before. */
function stepsOver(state: ArticleState, { subject, assignmentId }: DueReference, dueAt: string): number {
  const steps = state.reminders
    .filter((one) => one.subject === subject && one.assignmentId === assignmentId && one.dueAt === dueAt)
    .map(({ step }) => REMINDER_STEPS.indexOf(step) + 1);
  return Math.max(0, ...steps);
}

/** The due dates that apply now. */
export function dueDateRows(state: ArticleState): Written<DueDateRow>[] {
  return datesOf(state).flatMap((reference) => {
    const date = dueDateOf(state, reference);
    if (date === null) return [];
    const { subject, assignmentId, dueAt } = date;
    const asked = state.assignments.find((one) => one.assignmentId === assignmentId);
    return [
      {
        due_id: assignmentId ?? `${state.id}:${subject.toLowerCase()}`,
        article_id: state.id,
        subject,
        assignment_id: assignmentId,
        due_at: dueAt,
        // A changed date does not change the day of the mail, from which an answer counts as missing.
        mailed_at: subject === 'ANSWER' ? (asked?.mailedAt ?? dueAt) : null,
        steps: stepsOver(state, reference, dueAt),
      },
    ];
  });
}
