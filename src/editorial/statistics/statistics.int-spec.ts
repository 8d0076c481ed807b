import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { AssociateStatistics, JournalStatistics, ReviewerStatistics } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';

const ROOT = join(__dirname, '../../..');
const CLI = ['--require', join(ROOT, 'scripts/swc-register.cjs'), join(__dirname, 'command-line/cli.ts')];
const QUICK = 'quick@example.net';
const SLOW = 'slow@example.net';
const WRITING_EDITOR = 'writing-editor@example.net';
const YEAR = new Date().getUTCFullYear();
const PERIOD = { from: `${YEAR - 1}-01-01`, to: `${YEAR}-12-31` };

describe('the statistics', () => {
  let app: TestApp;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startTestApp({ env: { DATABASE_URL: database.url } });
    // The command line uses the real time, so the events of this test must be in the past.
    app.clock.advance({ days: -30 });
    await app.addPerson(QUICK, 'reviewer', {
      firstName: 'Quentin',
      lastName: 'Élan',
      areasOfExpertise: 'Tropical fevers',
    });
    await app.addPerson(SLOW, 'reviewer', { firstName: 'Sloan', lastName: 'Snail' });
    await app.addPerson(WRITING_EDITOR, 'editor');
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
  });

  async function get<Statistics>(report: string, who: string, query: Record<string, string | number> = {}) {
    return (await ok((await app.as(who)).get(`/article/editor/${report}`, { ...PERIOD, ...query }))).body as Statistics;
  }
  const command = (words: string[]) => {
    const EVENT_STORE_URL = app.nest.get<AppConfig>(APP_CONFIG, { strict: false }).eventStoreUrl ?? '';
    const env = { ...process.env, DATABASE_URL: database.url, EVENT_STORE_URL };
    return promisify(execFile)(process.execPath, [...CLI, ...words], { cwd: ROOT, env });
  };
  const reviewers = (who = 'editor', query = {}) => get<ReviewerStatistics>('reviewers-stats', who, query);
  const associates = (who = 'editor', query = {}) => get<AssociateStatistics>('associates-stats', who, query);
  const journal = (who = 'editor', query = {}) => get<JournalStatistics>('journal-stats', who, query);

  it('are empty before anything has happened, without a division by zero', async () => {
    expect(await reviewers()).toMatchObject({ items: [], total: 0, overall: { responseTime: null, refusedPct: null } });
    expect(await associates()).toMatchObject({ items: [], overall: { totalDecisions: 0, responseTime: null } });
    expect(await journal()).toMatchObject({
      submissions: 0,
      acceptanceRate: null,
      waiting: [],
      daysToAcceptance: { count: 0, median: null },
    });
  });

  describe('of one article', () => {
    beforeAll(async () => {
      const story = await OfficeStory.inSelection(app, 'author', [WRITING_EDITOR]);
      await story.assignAssociate();
      app.clock.advance({ minutes: 36 * 60 });
      const quick = await story.select(QUICK, 'associate editor');
      const slow = await story.select(SLOW);
      await story.mail(quick);
      await story.mail(slow);
      app.clock.advance({ minutes: 12 * 60 });
      await story.answer(QUICK, quick, true);
      app.clock.advance({ minutes: 36 * 60 });
      await story.answer(SLOW, slow, false);
      await story.review(QUICK, quick);
      await ok((await app.as('editor')).post(story.path(`editor/rate-review/${quick}?rate=4`)));
      await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
      await story.decide('ACCEPTED');
    });

    it('give each reviewer their numbers, and all of them together', async () => {
      const { items, total, overall } = await reviewers();
      expect(items).toMatchObject([
        {
          lastName: 'Élan',
          expertise: 'Tropical fevers',
          seniorityLevel: 'SENIOR',
          accepted: 1,
          completed: 1,
          avgRating: 4,
        },
        { lastName: 'Snail', accepted: 0, completed: 0, refused: 1, refusedPct: 1, avgRating: null },
      ]);
      expect(items.map((row) => row.responseTime?.toFixed(2))).toEqual(['0.50', '2.00']);
      expect({ total, ...overall }).toMatchObject({ total: 2, assignments: 2, refusedPct: 0.5, avgRating: 4 });
      expect(overall.responseTime?.toFixed(2)).toBe('1.25');
    });

    it('find, sort and page the reviewers on the server', async () => {
      expect((await reviewers('editor', { q: 'fever elan' })).items.map(({ lastName }) => lastName)).toEqual(['Élan']);
      const slowest = await reviewers('assistant', { sort: '-responseTime', size: 1 });
      expect(slowest).toMatchObject({ total: 2, items: [{ lastName: 'Snail' }] });
      const second = await reviewers('webmaster', { sort: '-responseTime', size: 1, page: 1 });
      expect(second.items).toMatchObject([{ lastName: 'Élan' }]);
      // Empty values come last in both directions.
      for (const sort of ['avgRating', '-avgRating'])
        expect((await reviewers('editor', { sort })).items.at(-1)).toMatchObject({ avgRating: null });
    });

    it('measure the associate editor by their first act, and count the outcome of the articles they held', async () => {
      const { items, overall } = await associates();
      expect(items).toMatchObject([
        {
          currentAssignments: 0,
          totalDecisions: 1,
          decisions: { ACCEPTED: { count: 1, pct: 1 }, REJECTED: { count: 0, pct: 0 } },
        },
      ]);
      expect(items[0]?.responseTime?.toFixed(2)).toBe('1.50');
      expect(overall).toMatchObject({ totalDecisions: 1 });
    });

    it('show the journal how long it took, by type and month', async () => {
      const all = await journal();
      expect(all).toMatchObject({ submissions: 1, accepted: 1, rejected: 0, acceptanceRate: 1, waiting: [] });
      expect(all.months).toHaveLength(24);
      expect(all.months.reduce((sum, { submissions }) => sum + submissions, 0)).toBe(1);
      expect(all.statusNow).toEqual([{ status: 'ACCEPTED', count: 1 }]);
      expect(all.daysToFirstDecision.median?.toFixed(2)).toBe('3.50');
      expect(all.daysToAcceptance).toEqual(all.daysToFirstDecision);
      expect(await journal('editor', { type: 2 })).toMatchObject({ typeId: 2, submissions: 1 });
      expect(await journal('editor', { type: 10 })).toMatchObject({ typeId: 10, submissions: 0, accepted: 0 });
    });

    it('show where articles wait', async () => {
      const story = await OfficeStory.submitted(app);
      app.clock.advance({ minutes: 6 * 60 });
      const { waiting } = await journal();
      expect(waiting).toMatchObject([{ status: 'NEW_ARTICLE', count: 1 }]);
      expect(waiting[0]?.medianDays).toBeCloseTo(0.25, 2);
      expect(waiting[0]?.oldestDays).toBe(waiting[0]?.medianDays);
      await story.passCheck();
      expect((await journal()).waiting).toMatchObject([{ status: 'REVIEWER_SELECTION', count: 1 }]);
    });

    it('never count an article for a staff member who is one of its authors', async () => {
      expect((await journal(WRITING_EDITOR)).accepted).toBe(0);
      expect((await journal()).accepted).toBe(1);
      expect(await reviewers(WRITING_EDITOR)).toMatchObject({ items: [], total: 0, overall: { assignments: 0 } });
      expect(await associates(WRITING_EDITOR)).toMatchObject({ items: [], overall: { totalDecisions: 0 } });
    });

    it('are printed by the command as the pages show them, including names', async () => {
      const answers = { reviewers: await reviewers(), associates: await associates(), journal: await journal() };
      const words = ['--from', PERIOD.from, '--to', PERIOD.to, '--as-of', answers.journal.asOf, '--format', 'json'];
      const printed = JSON.parse((await command(words)).stdout) as typeof answers;
      expect(printed.reviewers.items).toEqual(answers.reviewers.items);
      expect(printed.associates.items).toEqual(answers.associates.items);
      expect(printed.journal).toEqual(answers.journal);
    });

    it('omit what is outside the period, to the day', async () => {
      const { asOf } = await journal();
      const today = asOf.slice(0, 10);
      const dayBefore = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10);
      expect((await reviewers('editor', { from: '2020-01-01', to: dayBefore })).total).toBe(0);
      expect((await reviewers('editor', { from: dayBefore, to: today })).total).toBe(2);
    });
  });

  it('use 12 months up to today without a given period', async () => {
    const { body } = await ok((await app.as('associate editor')).get('/article/editor/reviewers-stats'));
    const { period, asOf } = body as ReviewerStatistics;
    expect(period.to).toBe(asOf.slice(0, 10));
    const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1;
    expect([365, 366]).toContain(days);
  });

  it.each([
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['a word', { to: 'yesterday' }, 'to'],
    ['a period that runs backwards', { from: '2026-05-02', to: '2026-05-01' }, 'from'],
    ['a period without end', { from: '1901-01-01', to: '2999-01-01' }, 'from'],
    ['a column that is none', { sort: 'password' }, 'sort'],
    ['too long a page', { size: '10001' }, 'size'],
  ])('refuse %s', async (_what, query, field) => {
    const answer = await (await app.as('editor')).get('/article/editor/reviewers-stats', { ...PERIOD, ...query });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { details: object }).details)).toEqual([field]);
  });

  it('are refused by the command with a message and a separate exit code', async () => {
    const failed = await command(['--format', 'csv', '--report', 'editors']).catch((failure: unknown) => failure);
    expect(failed).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--report must be') });
  });

  it('refuse an unknown type of article', async () => {
    expect((await (await app.as('editor')).get('/article/editor/journal-stats', { type: 4 })).status).toBe(400);
  });
});
