import type { FactTables } from '../../../projections/statistics';
import { ONGOING_STATUSES } from '../../article';
import { ARTICLE_STATUSES, type DaysSpread, type JournalStatistics, type WaitingArticles } from '../../contracts';
import { type Asked, type Facts, fraction, notOf, toDays, within } from './asked';
import { monthsOf, startOfMonth } from './period';

type Kind = 'submitted' | 'accepted' | 'rejected' | 'status' | 'first decision' | 'acceptance' | 'waiting';

interface CountRow {
  kind: Kind;
  /** Index of the month, or status, if the kind has one. */
  key: string;
  count: number;
  /** Milliseconds: lower quartile, median, upper quartile. */
  quartiles: [number, number, number] | null;
  /** The date since when the oldest article has waited. */
  since: Date | null;
}

/** Index of the month within the period, counted from 1. */
const month = (column: string): string => `width_bucket(${column}, $5::timestamptz[])::text`;
const quartilesOf = (column: string): string =>
  `percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY ${column})`;
const WAITED = '(extract(epoch FROM $7::timestamptz - status_since) * 1000)::float8';

/**
 * $1 and $2: the period; $3: people whose articles are left out; $4: article type, null for all; $5: starts of the months; $6: statuses in
 * which an article waits; $7: now.
 */
const sqlOf = (facts: FactTables): string => `
WITH seen AS NOT MATERIALIZED (
  SELECT * FROM ${facts.article} WHERE submitted_at IS NOT NULL AND ($4::int IS NULL OR type_id = $4) AND ${notOf(facts, '$3')}
)
SELECT 'submitted' AS kind, ${month('submitted_at')} AS key, count(*)::int AS count, NULL::float8[] AS quartiles,
  NULL::timestamptz AS since FROM seen WHERE ${within('submitted_at')} GROUP BY key
UNION ALL
SELECT lower(outcome), ${month('outcome_at')} AS key, count(*)::int, NULL, NULL
  FROM seen WHERE ${within('outcome_at')} GROUP BY outcome, key
UNION ALL
SELECT 'status', status, count(*)::int, NULL, NULL FROM seen WHERE ${within('submitted_at')} GROUP BY status
UNION ALL
SELECT 'first decision', '', count(*)::int, ${quartilesOf('first_decision_ms')}, NULL
  FROM seen WHERE ${within('first_decision_at')}
UNION ALL
SELECT 'acceptance', '', count(*)::int, ${quartilesOf('outcome_ms')}, NULL
  FROM seen WHERE outcome = 'ACCEPTED' AND ${within('outcome_at')}
UNION ALL
SELECT 'waiting', status, count(*)::int, ${quartilesOf(WAITED)}, min(status_since)
  FROM seen WHERE status = ANY ($6) GROUP BY status`;

const NO_DAYS: DaysSpread = { count: 0, lowerQuartile: null, median: null, upperQuartile: null };

function spread(row: CountRow | undefined): DaysSpread {
  if (!row?.quartiles || row.count === 0) return NO_DAYS;
  const [lowerQuartile, median, upperQuartile] = row.quartiles.map(toDays) as [number, number, number];
  return { count: row.count, lowerQuartile, median, upperQuartile };
}

const sum = (rows: readonly CountRow[]): number => rows.reduce((total, { count }) => total + count, 0);

function waiting(rows: readonly CountRow[], asOf: Date): WaitingArticles[] {
  return ARTICLE_STATUSES.flatMap((status) => {
    const row = rows.find(({ key }) => key === status);
    if (!row?.since || !row.quartiles) return [];
    const oldestDays = toDays(asOf.getTime() - row.since.getTime());
    const medianDays = toDays(row.quartiles[1]);
    return [{ status, count: row.count, medianDays, oldestDays, oldestSince: row.since.toISOString() }];
  });
}

function answerOf(rows: readonly CountRow[], asked: Asked): Omit<JournalStatistics, 'period' | 'asOf' | 'typeId'> {
  const of = (kind: Kind): CountRow[] => rows.filter((row) => row.kind === kind);
  const [submitted, accepted, rejected, status] = [of('submitted'), of('accepted'), of('rejected'), of('status')];
  const count = (some: readonly CountRow[], key: string): number => some.find((row) => row.key === key)?.count ?? 0;
  return {
    submissions: sum(submitted),
    months: monthsOf(asked.period).map((name, index) => ({
      month: name,
      submissions: count(submitted, String(index + 1)),
      accepted: count(accepted, String(index + 1)),
      rejected: count(rejected, String(index + 1)),
    })),
    statusNow: ARTICLE_STATUSES.map((name) => ({ status: name, count: count(status, name) })).filter(
      (one) => one.count > 0,
    ),
    accepted: sum(accepted),
    rejected: sum(rejected),
    acceptanceRate: fraction(sum(accepted), sum(accepted) + sum(rejected)),
    daysToFirstDecision: spread(of('first decision')[0]),
    daysToAcceptance: spread(of('acceptance')[0]),
    waiting: waiting(of('waiting'), asked.asOf),
  };
}

/** The journal's own statistics, for one type of article or all (`STATISTICS_DEFINITIONS.journal`). */
export async function journalStatistics(
  { db, tables }: Facts,
  asked: Asked,
  typeId: number | null,
): Promise<JournalStatistics> {
  const { from, until, walledOff, timeZone, asOf, period } = asked;
  const beginnings = monthsOf(period).map((name) => startOfMonth(name, timeZone));
  const parameters = [from, until, walledOff, typeId, beginnings, ONGOING_STATUSES, asOf];
  const { rows } = await db.query<CountRow>(sqlOf(tables), parameters);
  return { period, asOf: asOf.toISOString(), typeId, ...answerOf(rows, asked) };
}
