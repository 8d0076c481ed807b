import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { CaughtMail } from '../../../test/support/app/caught-mails';
import { DaysGoingBy, remindersOf } from '../../../test/support/app/clock-story';
import { until } from '../../../test/support/app/http-until';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { ok } from '../../../test/support/stories/office-story';
import type { MailRequest } from '../../article';
import { createApp, type QuireApp } from '../../bootstrap';
import { dayName, dayNumber } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { DailyRun } from './daily-run';
import { DailyRunJob } from './daily-run.job';
import { DailyRunRecord } from './daily-run-record';

const ARTICLES = 6;

describe('a daily run with failures', () => {
  let app: TestApp;
  let days: DaysGoingBy;
  let second: QuireApp | undefined;
  let mark = 0;
  let articleIds: string[] = [];
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    // Stop it only now: Passport is a singleton of the process, so the application started last looks up the signed-in person.
    await second?.stop();
    await app.stop();
  });
  beforeEach(() => {
    days = new DaysGoingBy(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const get = <Part>(token: new (...parts: never[]) => Part): Part => app.nest.get<Part>(token, { strict: false });

  /** Articles with one accepted request each, to this test's own reviewer; returns the reviewer's address. */
  async function waiting(): Promise<string> {
    mark += 1;
    const email = `waiting-${mark}@example.net`;
    await app.addPerson(email, 'reviewer', { firstName: 'Wim', lastName: `Waiting${mark}` });
    const reviewer = personOf(await app.as(email));
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    articleIds = [];
    for (let count = 0; count < ARTICLES; count += 1) {
      const article = await CommandedArticle.inSelection(app.nest, cast);
      await article.agree(reviewer);
      articleIds.push(article.id);
    }
    return email;
  }

  /** From the articles' own streams, which are always current. */
  const reminded = (): Promise<number> => remindersOf(app, articleIds).then((mails) => mails.length);

  /** The mails that were really sent, once there are `count`. */
  const caught = (email: string, count: number): Promise<CaughtMail[]> =>
    until(`${count} mails to ${email}`, async () => {
      const answer = await fetch(`${app.origin}/mailbox/api/mails?to=${encodeURIComponent(email)}`);
      const mails = ((await answer.json()) as CaughtMail[]).filter(({ subject }) => subject.includes('a reminder'));
      return mails.length >= count ? mails : null;
    });

  it('sends nothing twice when it is run again, or in two processes at the same time', async () => {
    const email = await waiting();
    second = await createApp(app.nest.get<AppConfig>(APP_CONFIG, { strict: false }), app.clock);
    await second.app.init();
    const other = second.app.get(DailyRun, { strict: false });
    days.jumpTo(21);
    const results = await Promise.all([days.run(), other.run(), days.run(), other.run()]);
    expect(results.reduce((sum, one) => sum + one.reminders, 0)).toBe(ARTICLES);
    expect(results.reduce((sum, one) => sum + one.failed, 0)).toBe(0);
    expect(await other.run()).toEqual({ reminders: 0, unanswered: 0, failed: 0 });
    expect(await reminded()).toBe(ARTICLES);
    expect(await caught(email, ARTICLES)).toHaveLength(ARTICLES);
  });

  it('continues after an interruption, with each mail once', async () => {
    const email = await waiting();
    days.jumpTo(21);
    const store = app.nest.get<EventStore>(EVENT_STORE, { strict: false });
    const append = store.append.bind(store);
    let stored = 0;
    jest.spyOn(store, 'append').mockImplementation(async (stream, expected, events) => {
      const isOurs = events.some(({ data }) => (data as Partial<MailRequest>).to?.includes(email));
      if (isOurs && (stored += 1) > 2) throw new Error('the disk is full');
      return append(stream, expected, events);
    });
    const job = get(DailyRunJob);
    const today = dayName(dayNumber(app.clock.now(), 'UTC'));
    await job.look();
    expect(await reminded()).toBe(2);
    expect(await get(DailyRunRecord).isFinished(today)).toBe(false);
    jest.restoreAllMocks();
    await job.look();
    expect(await reminded()).toBe(ARTICLES);
    expect(await get(DailyRunRecord).isFinished(today)).toBe(true);
    await job.look();
    expect(await caught(email, ARTICLES)).toHaveLength(ARTICLES);
  });

  it('sends each mail to its reader once when the mails cannot be queued at first', async () => {
    const email = await waiting();
    days.jumpTo(21);
    const jobs = app.nest.get<Jobs>(JOBS, { strict: false });
    const enqueue = jobs.enqueue.bind(jobs);
    let failures = 0;
    jest.spyOn(jobs, 'enqueue').mockImplementation(async (...job) => {
      await enqueue(...job);
      // The job is queued, but its caller gets an error, as after a crash: the job is queued again.
      if ((failures += 1) <= 3) throw new Error('the connection was lost');
    });
    await days.run();
    expect(await caught(email, ARTICLES)).toHaveLength(ARTICLES);
    expect(failures).toBeGreaterThan(3);
  });

  it('runs once a day from its hour on, catches up after a day without a server, and reports its last run', async () => {
    await waiting();
    const webmaster = await app.as('webmaster');
    const job = get(DailyRunJob);
    const run = jest.spyOn(get(DailyRun), 'run');
    await ok(webmaster.post('/settings', { reminderHour: 8, timeZone: 'Asia/Tokyo' }));
    try {
      days.jumpTo(18);
      app.clock.advance({ minutes: 15 * 60 });
      // Nine in the evening in London is six in the morning of the next day in Tokyo.
      await job.look();
      expect(run).toHaveBeenCalledTimes(0);
      app.clock.advance({ minutes: 3 * 60 });
      await Promise.all([job.look(), job.look()]);
      await job.look();
      expect([run.mock.calls.length, await reminded()]).toEqual([1, ARTICLES]);
      const metrics = (await ok(app.visitor.get('/metrics'))).text;
      const last = Number(/^quire_daily_run_timestamp_seconds (\d+)$/m.exec(metrics)?.[1]);
      expect(Math.abs(last - app.clock.now().getTime() / 1000)).toBeLessThan(600);
      app.clock.advance({ days: 2, minutes: 11 * 60 });
      await job.look();
      expect([run.mock.calls.length, await reminded()]).toEqual([2, 2 * ARTICLES]);
    } finally {
      await ok(webmaster.post('/settings', { reminderHour: 6, timeZone: 'UTC' }));
    }
    expect((await webmaster.post('/settings', { timeZone: 'Mars/Olympus' })).status).toBe(400);
  });

  it('pauses while the demonstration creates its past', async () => {
    await waiting();
    days.jumpTo(21);
    const job = get(DailyRunJob);
    await job.hold(async () => {
      await job.look();
      expect(await reminded()).toBe(0);
    });
    await job.look();
    expect(await reminded()).toBe(ARTICLES);
  });
});
