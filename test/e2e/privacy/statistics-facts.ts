import type { Pool } from 'pg';
import { LIVE_FACTS } from '../../../projections/statistics';

/** These have addresses, which go; the number of their rows stays. */
const WITH_ADDRESSES: readonly string[] = [LIVE_FACTS.people, LIVE_FACTS.reviewer];

/** All facts from which statistics are computed, by table, in a fixed order. */
export async function factsOf(pool: Pool): Promise<Record<string, string[]>> {
  const facts: Record<string, string[]> = {};
  for (const table of Object.values(LIVE_FACTS)) {
    const rows = WITH_ADDRESSES.includes(table) ? 'count(*)::text' : 't::text';
    const { rows: found } = await pool.query<{ row: string }>(`SELECT ${rows} AS row FROM ${table} t ORDER BY 1`);
    facts[table] = found.map(({ row }) => row);
  }
  return facts;
}
