import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_FACTS } from '../../../projections/statistics';
import { statistics } from '../../../projections/statistics/projection';
import { type Analysis, openAnalysis } from '../../../src/article/analysis/open-analysis';
import { exportByMonth } from '../../../src/article/export/by-month/export-by-month';
import type { Asked } from '../../../src/editorial/statistics/asked';
import { computeReports, type Reports } from '../../../src/editorial/statistics/command-line/write-reports';
import { periodOf } from '../../../src/editorial/statistics/period';
import { createRandomStories, randomBy } from '../../support/article/random-stories';
import { ReadModelBench } from '../../support/database/read-models';

const END = new Date('2026-06-15T12:00:00.000Z');
const ZONE = 'Europe/Amsterdam';
const NO_NAMES = { briefs: async () => new Map() };
const STORIES = 120;
const PERIODS = 3;
const DAY = 86_400_000;

/** Rounds, since doubles are added in another order and the statistics keep ratings in billionths. */
const close = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(8)) : value);

describe('queries of an export, over five years of stories', () => {
  let bench: ReadModelBench;
  let folder: string;
  let analysis: Analysis;
  beforeAll(async () => {
    bench = await ReadModelBench.create();
    folder = await mkdtemp(join(tmpdir(), 'quire-agreement-'));
    const stories = createRandomStories(STORIES, { seed: 20261125, end: END });
    const half = stories.length / 2;
    for (const part of [stories.slice(0, half), stories.slice(half)]) {
      for (const { streamId, events } of part) await bench.append(streamId, ...events);
      await exportByMonth(bench.store, { folder, anew: false });
    }
    const runner = await bench.run(statistics);
    await runner.waitFor(await bench.store.head(), 60_000);
    analysis = await openAnalysis(folder);
  });
  afterAll(async () => {
    analysis.close();
    await bench.close();
    await rm(folder, { recursive: true, force: true });
  });

  const random = randomBy(4712);
  const day = (): string => new Date(END.getTime() - random() * 6 * 365 * DAY).toISOString().slice(0, 10);
  const ranges = [
    ['2020-01-01', '2026-06-15'] as [string, string],
    ...Array.from({ length: PERIODS }, () => [day(), day()].sort() as [string, string]),
  ];
  const askedOf = ([from, to]: [string, string]): Asked => ({
    ...periodOf({ from, to }, { asOf: END, timeZone: ZONE }),
    ...{ asOf: END, timeZone: ZONE, walledOff: [] },
  });
  const productOf = (asked: Asked): Promise<Reports> =>
    computeReports({ db: bench.pool, tables: LIVE_FACTS }, NO_NAMES, asked, {
      ...{ reports: ['reviewers', 'journal'], typeId: null },
    });
  /** An SQL condition for the period. */
  const within = (column: string, { from, until }: Asked): string =>
    `${column} >= TIMESTAMP '${plain(from)}' AND ${column} < TIMESTAMP '${plain(until)}'`;
  const plain = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '');
  const row = async (sql: string): Promise<unknown[]> => [...((await analysis.ask(sql)).rows[0] ?? [])].map(close);

  it('has every event once', async () => {
    const { rows } = await bench.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM es.events');
    expect(await row('SELECT count(*), count(DISTINCT id) FROM events')).toEqual([rows[0]?.count, rows[0]?.count]);
    expect(rows[0]?.count).toBeGreaterThan(STORIES * 5);
  });

  it.each(ranges)('gives the numbers of the journal from %s to %s', async (...range) => {
    const asked = askedOf(range);
    const { journal } = await productOf(asked);
    expect(
      await row(`SELECT count(*) FILTER (${within('submitted_at', asked)}),
        count(*) FILTER (outcome = 'ACCEPTED' AND ${within('outcome_at', asked)}),
        count(*) FILTER (outcome = 'REJECTED' AND ${within('outcome_at', asked)}) FROM articles WHERE submitted_at IS NOT NULL`),
    ).toEqual([journal?.submissions, journal?.accepted, journal?.rejected]);
    for (const [days, time, more, spread] of [
      ['days_to_first_decision', 'first_decision_at', 'true', journal?.daysToFirstDecision],
      ['days_to_outcome', 'outcome_at', `outcome = 'ACCEPTED'`, journal?.daysToAcceptance],
    ] as const)
      expect([
        days,
        ...(await row(`SELECT count(*), quantile_cont(${days}, 0.25), median(${days}), quantile_cont(${days}, 0.75)
          FROM articles WHERE ${more} AND ${within(time, asked)}`)),
      ]).toEqual([days, spread?.count, ...[spread?.lowerQuartile, spread?.median, spread?.upperQuartile].map(close)]);
    const { rows } = await analysis.ask(
      `SELECT status, count(*) FROM articles WHERE ${within('submitted_at', asked)} GROUP BY status ORDER BY status`,
    );
    const statuses = journal?.statusNow.map(({ status, count }) => [status, count]) ?? [];
    expect(rows).toEqual(statuses.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
  });

  it.each(ranges)('gives the numbers of every reviewer from %s to %s', async (...range) => {
    const asked = askedOf(range);
    const { reviewers } = await productOf(asked);
    const { rows } = await analysis.ask(`
      WITH asked AS (
        SELECT reviewer_id, count(*) AS assignments, count(*) FILTER (answer = 'YES') AS accepted, count(*) FILTER (completed) AS completed,
          count(*) FILTER (answer = 'NO') AS refused, avg(rating) AS rating
        FROM review_requests WHERE ${within('asked_at', asked)} GROUP BY reviewer_id),
      answered AS (SELECT reviewer_id, avg(days) AS days FROM answers WHERE ${within('answered_at', asked)} GROUP BY reviewer_id)
      SELECT reviewer_id, coalesce(assignments, 0), coalesce(accepted, 0), coalesce(completed, 0), coalesce(refused, 0), rating, days
      FROM asked FULL JOIN answered USING (reviewer_id) ORDER BY reviewer_id`);
    const should = (reviewers?.items ?? [])
      .filter(({ assignments, responseTime }) => assignments > 0 || responseTime !== null)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map((one) => [
        ...[one.id, one.assignments, one.accepted, one.completed, one.refused, one.avgRating, one.responseTime],
      ]);
    expect(rows.map((one) => one.map(close))).toEqual(should.map((one) => one.map(close)));
    const overall = reviewers?.overall;
    expect(
      await row(`SELECT count(*), count(*) FILTER (answer = 'NO') / nullif(count(*), 0) FROM review_requests
      WHERE ${within('asked_at', asked)}`),
    ).toEqual([overall?.assignments, close(overall?.refusedPct)]);
  });

  it('leaves out the events in quarantine, and has those that were released', async () => {
    const [first] = (await analysis.ask('SELECT id, stream_id, type FROM events LIMIT 1')).rows;
    const [id, streamId, type] = (first ?? []).map(String);
    const isThere = async (): Promise<unknown> => {
      await exportByMonth(bench.store, { folder, anew: false });
      const now = await openAnalysis(folder);
      const { rows } = await now.ask(`SELECT count(*) FROM events WHERE id = '${id}'`);
      now.close();
      return rows[0]?.[0];
    };
    const happened = (name: string, data: object) => ({
      ...{ id: crypto.randomUUID(), type: name, data },
      metadata: {
        userId: null,
        realUserId: null,
        at: END.toISOString(),
        correlationId: 'c',
        causationId: null,
        schemaVersion: 1,
      },
    });
    expect(await isThere()).toBe(1);
    await bench.append('quarantine', happened('EventQuarantined', { eventId: id, streamId, type, reason: 'odd' }));
    expect(await isThere()).toBe(0);
    await bench.append('quarantine', happened('EventReleased', { eventId: id }));
    expect(await isThere()).toBe(1);
  });
});
