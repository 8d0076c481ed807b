import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  API_KEY_MESSAGES,
  API_KEY_PREFIX,
  type ApiKey,
  type ApiScope,
  fullName,
  MAX_API_KEYS,
  type NewApiKey,
  type NewSecret,
} from '../../contracts';
import { newId } from '../../platform/clock/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import { SecurityLog } from '../security/security-log';
import { groupIdOf } from '../users/account';

const BYTES = 32;
const SHOWN_END = 4;
/** How long ended keys stay in the list, so that people can look up what they were. */
const RETENTION_PERIOD = "interval '1 year'";

interface Row {
  id: string;
  name: string;
  scopes: ApiScope[];
  ending: string;
  made_at: Date;
  expires_at: Date;
  last_used_on: string | null;
  state: ApiKey['state'];
  first_name: string;
  middle_name: string | null;
  last_name: string;
}

const STATE = `CASE WHEN k.ended_at IS NOT NULL THEN 'ENDED' WHEN k.expires_at <= now() THEN 'EXPIRED'
  WHEN u.deleted OR u.group_id <> $1 THEN 'IDLE' ELSE 'ACTIVE' END`;
const LIST = `SELECT k.id, k.name, k.scopes, k.ending, k.made_at, k.expires_at, k.last_used_on::text, ${STATE} AS state,
    u.first_name, u.middle_name, u.last_name
  FROM app.api_keys k JOIN app.users u ON u.id = k.user_id
  WHERE coalesce(k.ended_at, k.expires_at) > now() - ${RETENTION_PERIOD}
  ORDER BY ${STATE} <> 'ACTIVE', k.made_at DESC, k.id LIMIT 500`;

/** The keys with which other programs read (ADR 111). The security log has every change, but never a key. Times are real, not the clock's. */
@Injectable()
export class ApiKeyStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly log: SecurityLog,
  ) {}

  /** All keys: the active ones first, then the newest. */
  async list(): Promise<ApiKey[]> {
    return (await this.pool.query<Row>(LIST, [groupIdOf('webmaster')])).rows.map(toApiKey);
  }

  /** Makes a key. Only this answer contains the key itself. @throws ApiProblem 400 when there are too many keys. */
  add(by: RequestUser, { name, scopes, days }: NewApiKey): Promise<NewSecret> {
    const id = newId();
    const secret = `${API_KEY_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.api_keys IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await db.query<{ count: number }>(
        'SELECT count(*)::int FROM app.api_keys WHERE ended_at IS NULL AND expires_at > now()',
      );
      if ((rows[0]?.count ?? 0) >= MAX_API_KEYS) throw validationProblem({ name: API_KEY_MESSAGES.many });
      await db.query(
        `INSERT INTO app.api_keys (id, user_id, name, scopes, key_hash, ending, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
        [id, by.userId, name, scopes, hashSecret(secret), secret.slice(-SHOWN_END), days],
      );
      await this.log.record({ action: 'API_KEY_ADDED', by, subject: name, after: { scopes, days } }, db);
      return { id, secret };
    });
  }

  /** Ends a key from the next call on. @throws ApiProblem 404 if there is no such key, or it has ended already. */
  end(by: RequestUser, id: string): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const sql = 'UPDATE app.api_keys SET ended_at = now() WHERE id::text = $1 AND ended_at IS NULL RETURNING name';
      const [ended] = (await db.query<{ name: string }>(sql, [id])).rows;
      if (!ended) throw new ApiProblem('NOT_FOUND', 'This key does not exist or has been revoked.');
      await this.log.record({ action: 'API_KEY_ENDED', by, subject: ended.name }, db);
    });
  }

  /** Ends the keys that this account has made since then, in the transaction `db`. They may be those of a stranger who used the account. */
  async endSince(userId: string, since: Date, db: PoolClient): Promise<void> {
    const sql = `UPDATE app.api_keys SET ended_at = now() WHERE user_id = $1 AND made_at >= $2 AND ended_at IS NULL RETURNING name`;
    for (const { name } of (await db.query<{ name: string }>(sql, [userId, since])).rows)
      await this.log.record({ action: 'API_KEY_ENDED', by: null, userId, subject: name }, db);
  }
}

function toApiKey(row: Row): ApiKey {
  const { id, name, scopes, ending, state } = row;
  const person = { firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name };
  return {
    ...{ id, name, scopes, ending, state },
    madeBy: fullName(person),
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedOn: row.last_used_on,
  };
}
