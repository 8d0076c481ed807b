import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { RECOVERY_CODES } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';

/** Characters that are not easily confused when read aloud or copied from paper. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const code = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(''),
  ).join('-');

/** Normalises a typed code: case, spaces and hyphens do not matter. */
const normal = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes for a person who lost the second factor. Each has 118 random bits, so a plain hash is safe. Each is valid once. */
@Injectable()
export class RecoveryCodes {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async left(userId: string, db: Pool | PoolClient = this.pool): Promise<number> {
    const sql = 'SELECT count(*)::int AS left FROM app.recovery_codes WHERE user_id = $1 AND used_at IS NULL';
    return (await db.query<{ left: number }>(sql, [userId])).rows[0]?.left ?? 0;
  }

  /** Replaces all earlier codes by new ones. Only this answer has them in plain text. */
  async make(userId: string, db: PoolClient): Promise<string[]> {
    await this.clear(userId, db);
    const codes = Array.from({ length: RECOVERY_CODES }, code);
    const hashes = codes.map((one) => hashSecret(normal(one)));
    const sql = 'INSERT INTO app.recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])';
    await db.query(sql, [userId, hashes]);
    return codes;
  }

  /** Marks a code as used. False when it is wrong or already used. */
  async use(userId: string, typed: string, db: PoolClient): Promise<boolean> {
    const sql =
      'UPDATE app.recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL';
    return (await db.query(sql, [userId, hashSecret(normal(typed))])).rowCount === 1;
  }

  async clear(userId: string, db: PoolClient): Promise<void> {
    await db.query('DELETE FROM app.recovery_codes WHERE user_id = $1', [userId]);
  }
}
