import type { Pool } from 'pg';
import { LIVE_FACTS } from '../../../projections/statistics';

/** Drafts are erased with their author, and no statistic counts them. */
const SUBMITTED = `article_id IN (SELECT article_id FROM ${LIVE_FACTS.article} WHERE submitted_at IS NOT NULL)`;
/** These tables have addresses, which are erased; the number of their rows stays the same. */
const WITH_ADDRESSES: readonly string[] = [LIVE_FACTS.people, LIVE_FACTS.reviewer];

/** All facts of submitted articles from which statistics are computed, by table, in a fixed order. */
export async function factsOf(pool: Pool): Promise<Record<string, string[]>> {
  const facts: Record<string, string[]> = {};
  for (const table of Object.values(LIVE_FACTS)) {
    const rows = WITH_ADDRESSES.includes(table) ? 'count(*)::text' : 't::text';
    const where = table === LIVE_FACTS.reviewer ? 'true' : SUBMITTED;
    const sql = `SELECT ${rows} AS row FROM ${table} t WHERE ${where} ORDER BY 1`;
    const { rows: found } = await pool.query<{ row: string }>(sql);
    facts[table] = found.map(({ row }) => row);
  }
  return facts;
}
