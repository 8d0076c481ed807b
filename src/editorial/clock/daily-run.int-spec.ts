import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { DaysGoingBy, mailLog } from '../../../test/support/app/clock-story';
import { until } from '../../../test/support/app/http-until';
import { withEmail } from '../../../test/support/article/article-people';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleLogEntry, ReviewerTodo, TodoLists } from '../../contracts';

const SILENT = 'silent@example.net';
const SLOW = 'slow@example.net';
const KEY = /accept\?key=([\w-]{43})"/;

describe('the daily run', () => {
  let app: TestApp;
  let days: DaysGoingBy;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(SILENT, 'reviewer', { firstName: 'Sam', lastName: 'Silent' });
    await app.addPerson(SLOW, 'reviewer', { firstName: 'Sue', lastName: 'Slow' });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    days = new DaysGoingBy(app);
  });

  const post = async (story: OfficeStory, path: string, body: object = {}) =>
    ok((await app.as('editor')).post(story.path(path), body));
  const statuses = async (story: OfficeStory): Promise<Record<string, string>> => {
    const { assigned } = await story.panel();
    return Object.fromEntries((assigned[0]?.reviewers ?? []).map((one) => [one.reviewer.lastName, one.status]));
  };

  /** One reviewer who never answers, one who accepts and never writes, and an inactive associate editor. */
  async function neglected(): Promise<{ story: OfficeStory; silent: string; slow: string }> {
    const story = await OfficeStory.inSelection(app);
    await post(story, 'set-reviewers-count?count=1');
    await story.assignAssociate();
    const silent = await story.invite(SILENT);
    const slow = await story.invite(SLOW);
    await story.answer(SLOW, slow, true);
    return { story, silent, slow };
  }

  it('reminds everyone before, on and after each date, once, and closes what was not answered', async () => {
    const { story, silent } = await neglected();
    const associate = (await app.as('associate editor')).user.email;
    expect(await days.until(30, story)).toEqual([
      `4 REVIEW_REMINDER ${SILENT}`,
      `7 REVIEW_REMINDER ${SILENT}`,
      `11 ASSOCIATE_REMINDER ${associate}`,
      `14 ASSOCIATE_REMINDER ${associate}`,
      `14 REVIEW_REMINDER ${SILENT}`,
      `18 REVIEW_REMINDER ${SLOW}`,
      `21 ASSOCIATE_REMINDER ${associate}`,
      `21 REVIEW_REMINDER ${SLOW}`,
      `28 REVIEW_REMINDER ${SLOW}`,
    ]);
    expect(await statuses(story)).toEqual({ Silent: 'No answer', Slow: 'Accepted' });
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
    const reminded = log.filter(({ description }) => description.includes('was reminded of'));
    expect(reminded).toHaveLength(9);
    expect(reminded[0]).toMatchObject({ actionType: 'MAIL', triggerType: 'SYSTEM', user: null });
    const sent = await until('all reminders in the e-mail log as sent', async () => {
      const all = (await mailLog(story)).filter(({ type, state }) => type.endsWith('_REMINDER') && state === 'SENT');
      return all.length === 9 ? all : null;
    });
    expect(sent).toHaveLength(9);

    // A reminder has the links of the invitation, and a late answer still counts.
    const keys = (await app.mails(SILENT))
      .filter(({ html }) => html.includes(silent))
      .map(({ html }) => KEY.exec(html)?.[1]);
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
    const late = { 'X-Review-Key': keys.at(-1) ?? '' };
    await ok(app.visitor.post(story.path(`review-response/${silent}?response=true`), {}, late));

    days.toHour(12);
    await story.decide('MINOR_REVISION');
    const decidedOn = days.today;
    expect(await days.until(decidedOn + 40, story)).toEqual(
      [27, 30, 37].map((day) => `${decidedOn + day} REVISION_REMINDER author@example.org`),
    );
  });

  it('sends after a month of silence only the reminders that still make sense, once, and agrees with the lists of what is overdue', async () => {
    const { story } = await neglected();
    const lists = async () =>
      (await ok((await app.as('editor')).get('/article/editor/article-list'))).body as TodoLists;
    const tasks = async () => (await ok((await app.as(SLOW)).get('/article/reviewer/todo-list'))).body as ReviewerTodo;
    const overdue = async () => {
      const all = await lists();
      const own = (rows: TodoLists['decide']) => rows?.find((row) => row.id === story.id)?.overdueDays ?? null;
      const task = (await tasks()).pending.find((one) => one.articleId === story.id);
      return [own(all.overdueReviewers), own(all.overdueAssociate), task?.overdueDays ?? null];
    };
    days.jumpTo(7);
    expect(await overdue()).toEqual([null, null, null]);
    days.jumpTo(8);
    expect(await overdue()).toEqual([1, null, null]);
    days.jumpTo(30);
    expect(await overdue()).toEqual([23, 16, 9]);
    await days.run();
    const associate = (await app.as('associate editor')).user.email;
    const reminders = (await days.reminders(story)).map(({ kind, to, html }) => [
      kind,
      to.join(),
      html.includes('was due on'),
    ]);
    expect(reminders.sort()).toEqual([
      ['ASSOCIATE_REMINDER', associate, true],
      ['REVIEW_REMINDER', SLOW, true],
    ]);
    expect(await statuses(story)).toEqual({ Silent: 'No answer', Slow: 'Accepted' });
    expect(await overdue()).toEqual([9, 16, 9]);
    for (const again of [30, 31, 60]) {
      if (again > 30) days.jumpTo(again);
      await days.run();
    }
    expect(await days.reminders(story)).toHaveLength(2);
  });

  it('sends no reminder of what is closed, done or postponed', async () => {
    const withdrawn = await neglected();
    const decided = await neglected();
    const done = await neglected();
    const putOff = await neglected();
    await ok((await app.as('author')).post(withdrawn.story.path('withdraw'), { reason: 'Published elsewhere' }));
    await decided.story.decide('REJECTED');
    await done.story.review(SLOW, done.slow);
    await post(done.story, `review/${done.silent}/cancel`);
    await post(done.story, 'return-to-assistant');
    const date = new Date(app.clock.now().getTime() + 50 * 86_400_000).toISOString().slice(0, 10);
    for (const id of [putOff.slow, putOff.silent]) await post(putOff.story, `review/${id}/due-date`, { date });
    days.jumpTo(21);
    await days.run();
    for (const { story } of [withdrawn, decided, done]) expect(await days.reminders(story)).toEqual([]);
    const kinds = (await days.reminders(putOff.story)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ASSOCIATE_REMINDER']);
    expect(await statuses(putOff.story)).toEqual({ Silent: 'Mailed', Slow: 'Accepted' });
    days.jumpTo(47);
    await days.run();
    const later = (await days.reminders(putOff.story)).filter(({ kind }) => kind === 'REVIEW_REMINDER');
    expect(later.map(({ to }) => to.join()).sort()).toEqual([SILENT, SLOW]);
  });

  it('reminds no one of their own article', async () => {
    const [uploader, editor, reviewer] = [await app.as('author'), await app.as('editor'), await app.as(SLOW)];
    const cast = { uploader: personOf(uploader), editor: personOf(editor) };
    // After being chosen, the reviewer proves the address of one of the authors.
    const article = await CommandedArticle.inSelection(app.nest, {
      ...cast,
      coAuthors: [{ id: 'co-author', email: SLOW }],
    });
    await article.invite(withEmail(personOf(reviewer), 'as-it-was@example.net'));
    days.jumpTo(7);
    await days.run();
    const { number } = article.state;
    expect((await app.mails(SLOW)).filter(({ subject }) => subject.startsWith(`${number}:`))).toEqual([]);
    expect(article.state.assignments[0]?.status).toBe('Mailed');
  });

  it('uses the days that a webmaster has set', async () => {
    const webmaster = await app.as('webmaster');
    await ok(webmaster.post('/settings', { reminderDaysBefore: 5, noAnswerDays: 10 }));
    try {
      const { story } = await neglected();
      const reminderLines = (await days.until(12, story)).filter((line) => line.includes(SILENT));
      expect(reminderLines).toEqual([2, 7].map((day) => `${day} REVIEW_REMINDER ${SILENT}`));
      expect(await statuses(story)).toMatchObject({ Silent: 'No answer' });
    } finally {
      await ok(webmaster.post('/settings', { reminderDaysBefore: 3, noAnswerDays: 14 }));
    }
  });
});
