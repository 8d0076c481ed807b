import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../test/support/article/article-people';
import { ARTICLE_STATUSES, type ArticleStatus, type AssignmentStatus } from '../../../contracts';
import { addDays } from '../dates';
import type { DueReference } from '../events';
import type { ArticleState, Assignment, AssociateTenure } from '../state';
import { dueDateOf, isUnanswered, reminderDue } from './due-dates';

const [DAY_1, DAY_2, DAY_3, DAY_4] = [1, 2, 3, 4].map((day) => `2026-02-0${day}T09:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];
const ANSWER: DueReference = { subject: 'ANSWER', assignmentId: 'one' };
const REVIEW: DueReference = { subject: 'REVIEW', assignmentId: 'one' };
const ASSOCIATE: DueReference = { subject: 'ASSOCIATE', assignmentId: null };
const REVISION: DueReference = { subject: 'REVISION', assignmentId: null };

const OPEN_ROUND = ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR'];

function request(changes: Partial<Assignment>): Assignment {
  const article = articleIn('REVIEWER_SELECTION');
  article.invite(PEOPLE.reviewer1);
  const [mailed] = article.state.assignments;
  if (!mailed) throw new Error('There is no request');
  const times = { mailedAt: DAY_1, answerDueAt: DAY_2, decidedAt: DAY_3, reviewDueAt: DAY_4 };
  return { ...mailed, ...times, assignmentId: 'one', ...changes };
}

function stateWith(changes: Partial<ArticleState>): ArticleState {
  return { ...articleIn('REVIEWER_SELECTION').state, ...changes };
}

const statusesOf = (due: DueReference, changes: Partial<ArticleState>): ArticleStatus[] => {
  const state = stateWith(changes);
  return ARTICLE_STATUSES.filter((status) => dueDateOf({ ...state, status }, due) !== null);
};

describe('the due date of a request', () => {
  it.each<[AssignmentStatus, object | null, object | null]>([
    ['Selected', null, null],
    ['Mailed', { ...ANSWER, dueAt: DAY_2, since: DAY_1 }, null],
    ['Accepted', null, { ...REVIEW, dueAt: DAY_4, since: DAY_3 }],
    ['Declined', null, null],
    ['No answer', null, null],
    ['Completed', null, null],
    ['Removed', null, null],
    ['Cancelled', null, null],
  ])('that is %s is %j for the answer and %j for the review', (status, answer, review) => {
    const other = request({ assignmentId: 'other', status, answerDueAt: DAY_4, reviewDueAt: DAY_1 });
    const state = stateWith({ assignments: [other, request({ status })] });
    expect(dueDateOf(state, ANSWER)).toEqual(answer);
    expect(dueDateOf(state, REVIEW)).toEqual(review);
  });

  it('applies while the round of its revision is open', () => {
    const assignments = [request({ status: 'Mailed' })];
    expect([...statusesOf(ANSWER, { assignments })].sort()).toEqual([...OPEN_ROUND].sort());
    expect(statusesOf(ANSWER, { assignments, revision: 1 })).toEqual([]);
    expect(dueDateOf(stateWith({ assignments }), { ...ANSWER, assignmentId: 'two' })).toBeNull();
  });

  it('does not exist without a date, and is its own start when the start is unknown', () => {
    const dated = (changes: Partial<Assignment>) =>
      dueDateOf(stateWith({ assignments: [request({ status: 'Mailed', ...changes })] }), ANSWER);
    expect(dated({ answerDueAt: null })).toBeNull();
    expect(dated({ mailedAt: null })).toMatchObject({ dueAt: DAY_2, since: DAY_2 });
  });
});

describe('a due date that was set after the request', () => {
  const LATER = '2026-05-20T09:00:00.000Z';
  const atWork = () => {
    const article = articleIn('REVIEWER_SELECTION');
    const assignmentId = article.invite(PEOPLE.reviewer1);
    return { article, assignmentId };
  };
  const changed = (assignmentId: string) =>
    ({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt: LATER } }) as const;

  it('has no reminder before it if the editor set it on the day of that reminder or later', () => {
    const { article, assignmentId } = atWork();
    const soon = addDays(article.at, 12);
    article.after(10).do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt: soon } }, PEOPLE.editor);
    const due = dueDateOf(article.state, { subject: 'ANSWER', assignmentId });
    expect(due).toMatchObject({ dueAt: soon, since: article.at });
    expect(due && reminderDue(article.state, due, article.at, article.settings)).toBeNull();
  });

  it('counts from the day on which it was changed, or on which the review was sent back', () => {
    const { article, assignmentId } = atWork();
    const since = (subject: 'ANSWER' | 'REVIEW') => dueDateOf(article.state, { subject, assignmentId })?.since;
    article.after(1).do(changed(assignmentId), PEOPLE.editor);
    expect(since('ANSWER')).toBe(article.at);
    article.after(1).accept(assignmentId, PEOPLE.reviewer1);
    expect(since('REVIEW')).toBe(article.at);
    article.after(1).do(changed(assignmentId), PEOPLE.editor);
    expect(since('REVIEW')).toBe(article.at);
    article.after(1).review(assignmentId, PEOPLE.reviewer1);
    article
      .after(1)
      .do({ type: 'SendBackReview', data: { assignmentId, reason: 'Too short.', mail: null } }, PEOPLE.editor);
    expect(since('REVIEW')).toBe(article.at);
  });
});

describe('the due date of an associate editor', () => {
  const tenure = (changes: Partial<AssociateTenure> = {}): AssociateTenure => ({
    ...{ associateId: 'associate', assignedAt: DAY_1, dueAt: DAY_3, dueSince: DAY_2, endedAt: null, advices: [] },
    ...changes,
  });

  it('is that of the present tenure, while reviewers are chosen or at work', () => {
    const associates = [tenure({ dueAt: DAY_4, endedAt: DAY_2 }), tenure()];
    const date = { subject: 'ASSOCIATE', assignmentId: null, dueAt: DAY_3, since: DAY_2 };
    expect(dueDateOf(stateWith({ associates }), ASSOCIATE)).toEqual(date);
    const open = OPEN_ROUND.filter((status) => status !== 'RETURNED_TO_EDITOR');
    expect([...statusesOf(ASSOCIATE, { associates })].sort()).toEqual(open.sort());
  });

  it('does not exist without an associate editor, nor after the end', () => {
    expect(dueDateOf(stateWith({ associates: [] }), ASSOCIATE)).toBeNull();
    expect(dueDateOf(stateWith({ associates: [tenure({ endedAt: DAY_3 })] }), ASSOCIATE)).toBeNull();
  });
});

describe('the due date of the author', () => {
  it('is that of the revision, while the author prepares it', () => {
    const changes = { authorDueAt: DAY_3, statusSince: DAY_1 };
    const state = stateWith({ ...changes, status: 'MINOR_REVISION' });
    const date = { subject: 'REVISION', assignmentId: null, dueAt: DAY_3, since: DAY_1 };
    expect(dueDateOf(state, REVISION)).toEqual(date);
    expect(statusesOf(REVISION, changes)).toEqual(['MINOR_REVISION', 'MAJOR_REVISION']);
    expect(dueDateOf({ ...state, authorDueAt: null }, REVISION)).toBeNull();
  });
});

describe('a request without an answer', () => {
  const late = '2026-03-01T00:00:00.000Z';

  it.each<[string, Partial<Assignment>, boolean]>([
    ['was mailed', { status: 'Mailed' }, true],
    ['was mailed without a date', { status: 'Mailed', answerDueAt: null }, true],
    ['has no day of mailing', { status: 'Mailed', mailedAt: null }, false],
    ['was accepted', { status: 'Accepted' }, false],
  ])('that %s counts as unanswered after 14 days: %s', (_what, changes, expected) => {
    expect(isUnanswered(request(changes), late, { noAnswerDays: 14 })).toBe(expected);
  });
});

describe('a reminder that was sent', () => {
  const at = '2026-02-04T06:00:00.000Z';
  const due = { ...REVIEW, dueAt: DAY_4, since: '2026-01-01T09:00:00.000Z' };
  const issued = { ...REVIEW, dueAt: DAY_4, step: 'ON' as const, mailId: 'mail-1' };
  const { settings } = articleIn('DRAFT');

  it.each([
    ['for the same date', issued, null],
    ['of a later step', { ...issued, step: 'AFTER' as const }, null],
    ['of an earlier step', { ...issued, step: 'BEFORE' as const }, 'ON'],
    ['for another date', { ...issued, dueAt: DAY_3 }, 'ON'],
    ['to another reviewer', { ...issued, assignmentId: 'two' }, 'ON'],
    ['of the answer', { ...issued, ...ANSWER }, 'ON'],
  ])('%s leaves this step: %s', (_what, reminder, step) => {
    const state = stateWith({ assignments: [request({ status: 'Accepted' })], reminders: [reminder] });
    expect(reminderDue(state, due, at, settings)).toBe(step);
  });

  it('is not due for a reviewer whose answer is given up, but is for one who reviews', () => {
    const other = request({ assignmentId: 'two', status: 'Mailed', mailedAt: '2026-01-01T09:00:00.000Z' });
    const asked = { ...other, assignmentId: 'one', answerDueAt: '2026-01-08T09:00:00.000Z' };
    const answer = { ...ANSWER, dueAt: DAY_4, since: DAY_1 };
    expect(reminderDue(stateWith({ assignments: [asked] }), answer, at, settings)).toBeNull();
    expect(reminderDue(stateWith({ assignments: [request({ status: 'Mailed' }), asked] }), answer, at, settings)).toBe(
      'ON',
    );
    expect(reminderDue(stateWith({ assignments: [asked] }), { ...answer, subject: 'REVIEW' }, at, settings)).toBe('ON');
  });
});
