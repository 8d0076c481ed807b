import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import type { DueReference, DueSubject, ReminderStep } from '../events';
import { dueDateOf, reminderDue } from './due-dates';

const DAY = 86_400_000;
const SIX = 6 * 3_600_000;

interface Case {
  article: ArticleBuilder;
  due: DueReference;
}

const asked = (): Case => {
  const article = articleIn('REVIEWER_SELECTION');
  return { article, due: { subject: 'ANSWER', assignmentId: article.invite(PEOPLE.reviewer1) } };
};

/** One article for each kind of due date, on the day on which the date was set. */
const CASES: Record<DueSubject, () => Case> = {
  ANSWER: asked,
  REVIEW: () => {
    const { article, due } = asked();
    article.accept(due.assignmentId ?? '', PEOPLE.reviewer1);
    return { article, due: { ...due, subject: 'REVIEW' } };
  },
  ASSOCIATE: () => ({ article: articleIn('ASSOCIATE_EDITOR'), due: { subject: 'ASSOCIATE', assignmentId: null } }),
  REVISION: () => ({ article: articleIn('MINOR_REVISION'), due: { subject: 'REVISION', assignmentId: null } }),
};
const SUBJECTS = Object.keys(CASES) as DueSubject[];
/** Days between setting the due date and the date itself. */
const LENGTH: Record<DueSubject, number> = { ANSWER: 7, REVIEW: 21, ASSOCIATE: 14, REVISION: 30 };

function dateOf({ article, due }: Case) {
  const date = dueDateOf(article.state, due);
  if (!date) throw new Error(`There is no date ${due.subject}`);
  return date;
}

/** Six o'clock of a day, counted from the due date. */
const sixOn = ({ article, due }: Case, offset: number): string => {
  const day = Math.floor(Date.parse(dateOf({ article, due }).dueAt) / DAY);
  return new Date((day + offset) * DAY + SIX).toISOString();
};

/** The expected step on a day when nothing was sent before. */
function expected(subject: DueSubject, offset: number): ReminderStep | null {
  if (offset < -3) return null;
  if (offset < 0) return 'BEFORE';
  if (offset < 7) return 'ON';
  // At six on the 15th day, 14 whole days have passed since the invitation, so the request is closed instead.
  return subject === 'ANSWER' && offset >= 8 ? null : 'AFTER';
}

const OFFSETS = Array.from({ length: 41 }, (_, index) => index - 20);
const remind = ({ article, due }: Case) => {
  const reminder = aMail(article.id('mail'), 'REVIEW_REMINDER', due.assignmentId);
  return { type: 'RemindOfDate', data: { due, mail: reminder } } as const;
};

describe.each(SUBJECTS)('reminding of %s', (subject) => {
  it.each(OFFSETS)('sends only the latest step, %i days from the date', (offset) => {
    const one = CASES[subject]();
    const { state, settings } = one.article;
    expect(reminderDue(state, dateOf(one), sixOn(one, offset), settings)).toBe(expected(subject, offset));
  });

  it('sends each step once on its day, also when the daily run repeats', () => {
    const one = CASES[subject]();
    const { article } = one;
    const sent: [number, ReminderStep][] = [];
    const date = dateOf(one).dueAt;
    for (const offset of OFFSETS.filter((day) => day > -LENGTH[subject] && !(subject === 'ANSWER' && day > 7)))
      for (let times = 0; times < 3; times += 1) {
        const context = { actor: SYSTEM, at: sixOn(one, offset), settings: article.settings };
        const events = article.decideIn(remind(one), context);
        article.record(events);
        for (const event of events) if (event.type === 'ReminderIssued') sent.push([offset, event.data.step]);
      }
    expect(sent).toEqual([
      [-3, 'BEFORE'],
      [0, 'ON'],
      [7, 'AFTER'],
    ]);
    expect(article.state.reminders.map((reminder) => reminder.dueAt)).toEqual([date, date, date]);
  });

  it('follows the settings', () => {
    const one = CASES[subject]();
    const settings = { ...one.article.settings, reminderDaysBefore: 1, reminderDaysAfter: 2, noAnswerDays: 100 };
    const steps = [-3, -1, 0, 1, 2].map((day) =>
      reminderDue(one.article.state, dateOf(one), sixOn(one, day), settings),
    );
    expect(steps).toEqual([null, 'BEFORE', 'ON', 'ON', 'AFTER']);
  });

  it('counts days on the calendar of the journal', () => {
    const one = CASES[subject]();
    const { article } = one;
    const end = new Date(Math.ceil(Date.parse(dateOf(one).dueAt) / DAY) * DAY - 3_600_000).toISOString();
    const dayBefore = new Date(Date.parse(end) - DAY).toISOString();
    const inZone = (timeZone: string) =>
      reminderDue(article.state, dateOf(one), dayBefore, { ...article.settings, timeZone });
    expect([inZone('UTC'), inZone('Pacific/Auckland')]).toEqual(['BEFORE', 'ON']);
  });

  it('records no event without a mail, and is only for the system', () => {
    const one = CASES[subject]();
    one.article.after(LENGTH[subject]);
    const command = remind(one);
    given(one.article)
      .when({ ...command, data: { ...command.data, mail: null } }, SYSTEM)
      .then.events();
    given(one.article).when(command, PEOPLE.editor).then.refusal('FORBIDDEN');
    given(one.article).when(command, SYSTEM).then.events('ReminderIssued', 'MailRequested');
  });
});

describe('a reminder', () => {
  it('is not sent before a date that was set shortly before', () => {
    const one = asked();
    const settings = { ...one.article.settings, answerDueDays: 3 };
    const article = new ArticleBuilder();
    article.settings = settings;
    article.start().complete().submit().passCheck();
    const due = { subject: 'ANSWER', assignmentId: article.invite(PEOPLE.reviewer1) } as const;
    const steps = [-2, -1, 0].map((day) =>
      reminderDue(article.state, dateOf({ article, due }), sixOn({ article, due }, day), settings),
    );
    expect(steps).toEqual([null, null, 'ON']);
  });

  it('is sent again for a later date, but not for a date that had a reminder before', () => {
    const one = CASES.REVIEW();
    const { article, due } = one;
    const { assignmentId } = due;
    const [first, second] = [dateOf(one).dueAt, '2026-04-01T12:00:00.000Z'];
    const change = (dueAt: string) =>
      article.do({ type: 'ChangeReviewDueDate', data: { assignmentId: assignmentId ?? '', dueAt } }, PEOPLE.editor);
    given(article.after(18)).when(remind(one), SYSTEM).then.event('ReminderIssued', { step: 'BEFORE', dueAt: first });
    change(second);
    given(article).when(remind(one), SYSTEM).then.events();
    change(first);
    given(article).when(remind(one), SYSTEM).then.events();
    change(second).after((Date.parse(second) - Date.parse(article.at)) / DAY - 2);
    given(article).when(remind(one), SYSTEM).then.event('ReminderIssued', { step: 'BEFORE', dueAt: second });
  });

  it.each([
    ['a completed review', (article: ArticleBuilder, id: string) => article.review(id, PEOPLE.reviewer1)],
    [
      'a cancelled request',
      (article: ArticleBuilder, id: string) =>
        article.do({ type: 'CancelReview', data: { assignmentId: id, mail: null } }, PEOPLE.editor),
    ],
    [
      'a reviewer who was removed',
      (article: ArticleBuilder) =>
        article.do({ type: 'RemoveReviewer', data: { reviewerId: PEOPLE.reviewer1.userId } }, PEOPLE.editor),
    ],
    ['a decided article', (article: ArticleBuilder) => article.setCount(0).decideOn('REJECTED')],
    [
      'a withdrawn article',
      (article: ArticleBuilder) =>
        article.do({ type: 'Withdraw', data: { reason: 'Elsewhere', mails: [] } }, PEOPLE.author),
    ],
  ])('is not sent for %s', (_what, end) => {
    const one = CASES.REVIEW();
    const { article, due } = one;
    end(article, due.assignmentId ?? '');
    article.after(21);
    expect(dueDateOf(article.state, due)).toBeNull();
    const { at, settings, state } = article;
    const isClosed = state.status === 'REJECTED' || state.status === 'WITHDRAWN';
    if (isClosed) given(article).when(remind(one), SYSTEM).then.refusal('TRANSITION');
    else expect(article.decideIn(remind(one), { actor: SYSTEM, at, settings })).toEqual([]);
  });

  it('does not make an open form stale', () => {
    const one = CASES.REVIEW();
    const { version } = one.article.state;
    given(one.article.after(21)).when(remind(one), SYSTEM).then.events('ReminderIssued', 'MailRequested');
    expect(one.article.state).toMatchObject({ version, streamRevision: version + 2 });
  });

  it('is not sent to the associate editor while the author revises, and after the article was returned', () => {
    const one = CASES.ASSOCIATE();
    one.article.do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate);
    expect(dueDateOf(one.article.state, one.due)).toBeNull();
    const revised = CASES.ASSOCIATE();
    revised.article.setCount(0).decideOn('MAJOR_REVISION').after(20);
    expect(dueDateOf(revised.article.state, revised.due)).toBeNull();
  });
});
