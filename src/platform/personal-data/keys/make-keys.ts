import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { MasterKey } from './master-key';

/** A row of app.person_keys. `wrapped` and `master` are null for an erased key; `name` is null for an erased or replaced key. */
export interface KeyRow {
  id: string;
  name: string | null;
  wrapped: Buffer | null;
  master: string | null;
}

const SECRET_BYTES = 32;
const ID_BYTES = 9;

/**
 * The stored keys of these names, created if there are none. A key that another process creates at the same moment is missing from the
 * result.
 * @param sameLog commit without waiting for the disk (see `DataKeys.ensure`).
 */
export async function readOrMake(
  pool: Pool,
  master: MasterKey,
  names: readonly string[],
  sameLog: boolean,
): Promise<KeyRow[]> {
  const made = names.map((name) => {
    const id = randomBytes(ID_BYTES).toString('base64url');
    return { id, name, wrapped: master.wrap(id, randomBytes(SECRET_BYTES)) };
  });
  const { rows } = await pool.query<KeyRow>(
    `WITH present AS (SELECT id, name, wrapped, master FROM app.person_keys WHERE name = ANY($2)),
     made AS (
       INSERT INTO app.person_keys (id, name, wrapped, master)
       SELECT id, name, wrapped, $4 FROM unnest($1::text[], $2::text[], $3::bytea[]) AS t (id, name, wrapped)
       ${sameLog ? "CROSS JOIN (SELECT set_config('synchronous_commit', 'off', true)) AS later" : ''}
       WHERE name NOT IN (SELECT name FROM present)
       ON CONFLICT (name) DO NOTHING RETURNING id, name, wrapped, master)
     SELECT * FROM present UNION ALL SELECT * FROM made`,
    [made.map(({ id }) => id), names, made.map(({ wrapped }) => wrapped), master.id],
  );
  return rows;
}
