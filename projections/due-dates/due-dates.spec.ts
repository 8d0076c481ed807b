import { type ArticleState, dueDateOf, type DueReference, REMINDER_STEPS } from '../../src/article';
import { articleIn } from '../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../test/support/article/article-people';
import { stories } from '../../test/support/article/article-stories';
import { RowSet } from '../runner/row-set';
import { foldDueDates, type StoredDueDate } from './fold-due-dates';
import { dueDates } from './projection';

/** What the aggregate says of its dates, as the table has it. */
function datesOf(state: ArticleState) {
  const references: DueReference[] = [
    ...state.assignments.flatMap(({ assignmentId }) => [
      { subject: 'ANSWER' as const, assignmentId },
      { subject: 'REVIEW' as const, assignmentId },
    ]),
    { subject: 'ASSOCIATE', assignmentId: null },
    { subject: 'REVISION', assignmentId: null },
  ];
  return references.flatMap((reference) => {
    const date = dueDateOf(state, reference);
    if (!date) return [];
    const { subject, assignmentId, dueAt } = date;
    const steps = state.reminders
      .filter((one) => one.subject === subject && one.assignmentId === assignmentId && one.dueAt === dueAt)
      .map(({ step }) => REMINDER_STEPS.indexOf(step) + 1);
    return [{ subject, assignment_id: assignmentId, due_at: dueAt, steps: Math.max(0, ...steps) }];
  });
}

const sorted = <Row extends object>(rows: Row[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

describe('the dates to be kept', () => {
  it.each(stories().map((story) => [story.name, story] as const))('are those of %s', (_name, { state, events }) => {
    const rows = new RowSet<StoredDueDate>((row) => row.due_id);
    for (const event of events) if (dueDates.handles.includes(event.type)) foldDueDates(rows, event);
    const active = rows.all().filter((row) => !row.paused);
    const shown = active.map(({ subject, assignment_id, due_at, steps }) => ({
      subject,
      assignment_id,
      due_at: due_at.toISOString(),
      steps,
    }));
    expect(sorted(shown)).toEqual(sorted(datesOf(state)));
  });

  it('know which reminders are over, also when a date is changed and changed back', () => {
    const article = articleIn('UNDER_REVIEW');
    const [{ assignmentId, reviewDueAt } = { assignmentId: '', reviewDueAt: null }] = article.state.assignments;
    const due = { subject: 'REVIEW', assignmentId } as const;
    const steps = (): number | undefined => {
      const rows = new RowSet<StoredDueDate>((row) => row.due_id);
      for (const event of article.events.map((one, index) => ({
        ...one,
        id: `${index}`,
        articleId: article.articleId,
      })))
        if (dueDates.handles.includes(event.type)) foldDueDates(rows, event);
      return rows.get(assignmentId)?.steps;
    };
    const change = (dueAt: string): void =>
      void article.do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, PEOPLE.editor);
    expect(steps()).toBe(0);
    article.after(19).do({ type: 'RemindOfDate', data: { due, mail: aMail('m', 'REVIEW_REMINDER') } }, SYSTEM);
    expect(steps()).toBe(1);
    change('2027-01-01T12:00:00.000Z');
    expect(steps()).toBe(0);
    change(reviewDueAt ?? '');
    expect(steps()).toBe(1);
  });
});
