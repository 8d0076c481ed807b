import type { Pool } from 'pg';
import { isUuid } from '../users/user.store';

/** An account that was kept may itself have been merged later. */
const KEPT = `WITH RECURSIVE way AS (
    SELECT id AS closed, id, merged_into FROM app.users WHERE id = ANY($1::uuid[]) AND merged_into IS NOT NULL
    UNION SELECT w.closed, u.id, u.merged_into FROM app.users u JOIN way w ON u.id = w.merged_into)
  SELECT closed, id FROM way WHERE merged_into IS NULL`;

/** The accounts into which these were merged, by the ids of the closed ones. Accounts that are still open are left out. */
export async function keptAccounts(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return new Map();
  const { rows } = await pool.query<{ closed: string; id: string }>(KEPT, [known]);
  return new Map(rows.map(({ closed, id }) => [closed, id]));
}
