import type { Pool } from 'pg';
import { inTransaction } from '../../postgres';
import type { MasterKey } from '../keys/master-key';

const PAGE = 1_000;

/**
 * Wraps all keys with another master key, in one transaction. Events are not changed. Keys that the new master key already wraps stay, so
 * an interrupted rotation can be repeated.
 * @returns how many keys were wrapped again. @throws ForeignKey when `from` does not open them.
 */
export function rotateKeys(pool: Pool, from: MasterKey, to: MasterKey): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE app.person_keys IN EXCLUSIVE MODE');
    let [after, count] = ['', 0];
    for (;;) {
      const { rows } = await client.query<{ id: string; wrapped: Buffer }>(
        `SELECT id, wrapped FROM app.person_keys WHERE id COLLATE "C" > $1 AND master <> $2
         ORDER BY id COLLATE "C" LIMIT $3`,
        [after, to.id, PAGE],
      );
      const last = rows.at(-1);
      if (!last) return count;
      const wrapped = rows.map((row) => to.wrap(row.id, from.unwrap(row.id, row.wrapped)));
      await client.query(
        `UPDATE app.person_keys k SET wrapped = t.wrapped, master = $3
         FROM unnest($1::text[], $2::bytea[]) AS t (id, wrapped) WHERE k.id = t.id`,
        [rows.map(({ id }) => id), wrapped, to.id],
      );
      [after, count] = [last.id, count + rows.length];
    }
  });
}
