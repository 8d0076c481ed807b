import type { FactTables } from '../../../projections/statistics';
import { ONGOING_STATUSES } from '../../article';
import { type AssociateMeasures, type Decision, DECISIONS } from '../../contracts';
import { type Asked, type Facts, fraction, meanDays, notOf, within } from './asked';

/** One count of one associate editor, or the total of all. */
interface CountRow {
  /** `first` and `later`: decisions, counted for the first associate editor of the article and for the others. */
  kind: 'held' | 'answered' | 'first' | 'later';
  id: string;
  decision: Decision | null;
  count: number;
  responses: number;
}

export interface AssociateSums {
  held: number;
  answers: number;
  /** Milliseconds, summed over all answers. */
  responses: number;
  decisions: Partial<Record<Decision, number>>;
}

export interface AssociateCounts {
  byId: Map<string, AssociateSums>;
  overall: AssociateSums;
}

/** $1 and $2: the period; $3: people whose articles are left out; $4: statuses in which an article is still open. */
const sqlOf = (facts: FactTables): string => `
SELECT 'held' AS kind, associate_id AS id, NULL AS decision, count(*)::int AS count, 0::float8 AS responses
  FROM ${facts.article} WHERE associate_id IS NOT NULL AND status = ANY ($4) AND ${notOf(facts, '$3')} GROUP BY associate_id
UNION ALL
SELECT 'answered', associate_id, NULL, count(*)::int, sum(response_ms)
  FROM ${facts.associateAnswer} WHERE ${within('answered_at')} AND ${notOf(facts, '$3')} GROUP BY associate_id
UNION ALL
SELECT CASE place WHEN 0 THEN 'first' ELSE 'later' END, associate_id, decision, count(*)::int, 0
  FROM ${facts.decision} WHERE ${within('decided_at')} AND ${notOf(facts, '$3')}
  GROUP BY associate_id, decision, place`;

const nothing = (): AssociateSums => ({ held: 0, answers: 0, responses: 0, decisions: {} });

function add(sums: AssociateSums, { kind, decision, count, responses }: CountRow): void {
  if (kind === 'held') sums.held += count;
  if (kind === 'answered') sums.answers += count;
  sums.responses += responses;
  if (decision !== null) sums.decisions[decision] = (sums.decisions[decision] ?? 0) + count;
}

/**
 * Counts of all associate editors who hold an article now, or who answered or had a decision in the period (lifecycle, section 4 (14);
 * `STATISTICS_DEFINITIONS.associates`).
 */
export async function associateCounts({ db, tables }: Facts, asked: Asked): Promise<AssociateCounts> {
  const { from, until, walledOff } = asked;
  const { rows } = await db.query<CountRow>(sqlOf(tables), [from, until, walledOff, ONGOING_STATUSES]);
  const byId = new Map<string, AssociateSums>();
  const overall = nothing();
  for (const row of rows) {
    // A decision counts for all associate editors who held the article, but once in the total.
    if (row.kind !== 'later') add(overall, row);
    const sums = byId.get(row.id) ?? nothing();
    add(sums, row);
    byId.set(row.id, sums);
  }
  return { byId, overall };
}

/** The displayed measures, from the sums of one associate editor or of all. */
export function associateMeasures({ held, answers, responses, decisions }: AssociateSums): AssociateMeasures {
  const total = DECISIONS.reduce((sum, decision) => sum + (decisions[decision] ?? 0), 0);
  const shares = DECISIONS.map((decision) => {
    const count = decisions[decision] ?? 0;
    return [decision, { count, pct: fraction(count, total) }] as const;
  });
  return {
    currentAssignments: held,
    responseTime: meanDays(responses, answers),
    decisions: Object.fromEntries(shares) as AssociateMeasures['decisions'],
    totalDecisions: total,
  };
}
