import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import type { SecurityLogWriter, SecurityRecord } from '../../platform/security-log';

/**
 * Table `app.security_log`: who signed in, as whom, and which accounts, lists and settings changed. `actor_id` is the real person,
 * `behalf_id` the account they used under login-as. Contains no secrets. Times are real, not the clock's.
 */
@Injectable()
export class SecurityLog implements SecurityLogWriter {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async record(entry: SecurityRecord, db: Pool | PoolClient = this.pool): Promise<void> {
    const { action, by, userId = null, subject = null, before, after } = entry;
    const behalf = by !== null && by.realUserId !== null ? by.userId : null;
    await db.query(
      `INSERT INTO app.security_log (at, action, user_id, actor_id, behalf_id, subject, before, after)
       VALUES (now(), $1, $2, $3, $4, $5, $6, $7)`,
      [action, userId, by && (by.realUserId ?? by.userId), behalf, subject, asJson(before), asJson(after)],
    );
  }
}

/** A person in their own account, for actions before they have a request. */
export const asThemselves = (userId: string): NonNullable<SecurityRecord['by']> => ({ userId, realUserId: null });

const asJson = (values: SecurityRecord['before']): string | null => (values ? JSON.stringify(values) : null);
