import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { fillFacts, LIVE_FACTS, SESSION_FACTS } from '../../../projections/statistics';
import { statistics } from '../../../projections/statistics/projection';
import type { Asked } from '../../../src/editorial/statistics/asked';
import { runStatistics } from '../../../src/editorial/statistics/command-line/run-statistics';
import { statisticsOrder } from '../../../src/editorial/statistics/command-line/statistics-words';
import { computeReports, type Reports } from '../../../src/editorial/statistics/command-line/write-reports';
import { periodOf } from '../../../src/editorial/statistics/period';
import { type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { CROWD } from '../../support/article/random-commands';
import { createRandomStories, randomBy } from '../../support/article/random-stories';
import { ReadModelBench } from '../../support/database/read-models';
import { slowlyCompared } from '../../support/database/slow-compare';
import { type SlowQuestion, SlowStatistics } from '../../support/database/slow-statistics';

const END = new Date('2026-06-15T12:00:00.000Z');
const ZONE = 'Europe/Amsterdam';
const NO_NAMES = { briefs: async () => new Map() };
const ALL = { reports: ['reviewers', 'associates', 'journal'], typeId: null } as const;
const DAY = 86_400_000;

export interface Agreement {
  stories: number;
  /** Number of periods to compare. */
  periods: number;
}

/** The tests that compare all statistics with a slow recomputation from the raw events. */
export function describeStatisticsAgreement({ stories, periods }: Agreement): void {
  let bench: ReadModelBench;
  const log: RecordedEvent[] = [];
  beforeAll(async () => {
    bench = await ReadModelBench.create();
    for (const { streamId, events } of createRandomStories(stories, { seed: 20260615, end: END }))
      await bench.append(streamId, ...events);
    const runner = await bench.run(statistics);
    await runner.waitFor(await bench.store.head(), 60_000);
    for await (const batch of bench.store.readAll(START)) log.push(...batch);
  });
  afterAll(() => bench.close());

  const random = randomBy(4711);
  const day = (): string => new Date(END.getTime() - random() * 6 * 365 * DAY).toISOString().slice(0, 10);
  const ranges = Array.from({ length: periods }, () => [day(), day()].sort() as [string, string]);

  const asked = ([from, to]: [string, string], asOf = END, walledOff: string[] = []): Asked => ({
    ...periodOf({ from, to }, { asOf, timeZone: ZONE }),
    asOf,
    timeZone: ZONE,
    walledOff,
  });
  const question = ([from, to]: [string, string], more: Partial<SlowQuestion> = {}): SlowStatistics =>
    new SlowStatistics(log, { from, to, asOf: END, timeZone: ZONE, ...more });
  const pages = (wanted: Asked, typeId: number | null = null): Promise<Reports> =>
    computeReports({ db: bench.pool, tables: LIVE_FACTS }, NO_NAMES, wanted, { ...ALL, typeId });

  /** The output of the command line tool, which opens a separate connection. */
  async function printed(...words: string[]): Promise<string> {
    const session: PoolClient = await bench.pool.connect();
    const output = new PassThrough();
    const printing = text(output);
    const context = { session, store: bench.store, names: NO_NAMES, timeZone: ZONE, now: END, folder: '/', output };
    try {
      await runStatistics({ ...context, report: () => undefined }, statisticsOrder(words));
    } finally {
      output.end();
      session.release(true);
    }
    return printing;
  }

  it('are worth comparing', async () => {
    const { reviewers, associates, journal } = await pages(asked(['2020-01-01', '2026-06-15']));
    expect(reviewers?.overall.assignments).toBeGreaterThan(stories / 2);
    expect(reviewers?.items.filter((row) => row.acceptedArticles > 0).length).toBeGreaterThan(stories / 150);
    expect(associates?.overall.totalDecisions).toBeGreaterThan(stories / 6);
    expect(journal?.daysToFirstDecision.count).toBeGreaterThan(stories / 3);
    expect(journal?.waiting.length).toBeGreaterThan(3);
  });

  it('on the pages equal a slow recomputation from the raw events', async () => {
    for (const range of ranges) {
      const [is, should] = slowlyCompared(await pages(asked(range)), question(range));
      expect({ range, ...is }).toEqual({ range, ...should });
    }
  });

  it('on the command line equal those on the pages', async () => {
    const session = await bench.pool.connect();
    await fillFacts(session, bench.store.readAll(START), END);
    for (const range of ranges) {
      const computed = await computeReports({ db: session, tables: SESSION_FACTS }, NO_NAMES, asked(range), ALL);
      expect({ range, ...computed }).toEqual({ range, ...(await pages(asked(range))) });
    }
    session.release(true);
  });

  it.each(ranges.slice(0, 3))('are printed from %s to %s as the pages answer them', async (from, to) => {
    const answers = JSON.parse(await printed('--format', 'json', '--from', from, '--to', to)) as Reports;
    expect(answers).toEqual(JSON.parse(JSON.stringify(await pages(asked([from, to])))));
  });

  it.each(['2023-02-01', '2024-02-29', '2025-12-31'])('as of %s: nothing that came later counts', async (asOf) => {
    const range: [string, string] = ['2021-01-01', '2026-06-15'];
    const answers = JSON.parse(
      await printed('--format', 'json', '--from', range[0], '--to', range[1], '--as-of', asOf),
    ) as Reports;
    const moment = new Date(answers.journal?.asOf ?? '');
    const [is, should] = slowlyCompared(answers, question(range, { asOf: moment }));
    expect(is).toEqual(should);
    expect(answers.journal?.submissions).not.toBe((await pages(asked(range))).journal?.submissions);
  });

  it.each([1, 2])('of articles of type %s alone', async (typeId) => {
    const range: [string, string] = ['2022-01-01', '2025-06-30'];
    const [is, should] = slowlyCompared(await pages(asked(range), typeId), question(range, { typeId }));
    expect(is.journal).toEqual(should.journal);
    const alone = await printed(
      ...`--format json --from ${range[0]} --to ${range[1]} --report journal --type ${typeId}`.split(' '),
    );
    expect(JSON.parse(alone)).toEqual((await pages(asked(range), typeId)).journal);
  });

  it.each([...CROWD.editors, ...CROWD.reviewers.slice(0, 3)])(
    'never count for $userId an article that is theirs',
    async ({ userId, email }) => {
      const range: [string, string] = ['2020-01-01', '2026-06-15'];
      const viewer = [userId, email.toLowerCase()];
      const [is, should] = slowlyCompared(await pages(asked(range, END, viewer)), question(range, { viewer }));
      expect(is).toEqual(should);
    },
  );

  it('leave nothing behind from the command line, whose session is read-only', async () => {
    const client = await bench.pool.connect();
    const context = { session: client, store: bench.store, names: NO_NAMES, timeZone: ZONE, now: END, folder: '/' };
    const output = new PassThrough();
    output.resume();
    await runStatistics({ ...context, output, report: () => undefined }, statisticsOrder(['--format', 'csv']));
    await expect(client.query('CREATE TABLE public.left_behind ()')).rejects.toThrow('read-only');
    await expect(client.query('DELETE FROM rm.statistics_article')).rejects.toThrow('read-only');
    client.release(true);
  });

  it('are printed as tables, too', async () => {
    const csv = await printed('--format', 'csv', '--from', '2025-01-01', '--to', '2025-12-31');
    const [reviewers, associates, journal] = csv.split('\r\n\r\n');
    expect(reviewers?.split('\r\n')).toHaveLength(1 + CROWD.reviewers.length);
    expect(associates).toMatch(/^First name,Last name,Active assignments/);
    expect(journal).toContain('Submissions,2025-01,');
  });
}
