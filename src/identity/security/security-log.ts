import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { SecurityAction } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import type { SecurityLogWriter, SecurityRecord } from '../../platform/security-log';

/** The ids of an entry of the security log, as its table has them. */
interface EntryIds {
  action: SecurityAction;
  userId: string | null;
  actorId: string | null;
  behalfId: string | null;
}

/**
 * Repeats each entry in the log of the server, which an operator can collect on another system. A person with write access to the database
 * cannot change it there (ASVS 7.3.3). The line has only the kind and the ids; names, addresses and values stay in the table. A change
 * that fails afterwards also has a line.
 */
@Injectable()
export class SecurityLogCopy {
  private readonly logger = new Logger('SecurityLog');

  write({ action, ...ids }: EntryIds): void {
    this.logger.log({ securityLog: action, ...ids });
  }
}

/**
 * Table `app.security_log`: sign-ins, login-as sessions, and changes of accounts, lists and settings. `actor_id` is the real person,
 * `behalf_id` the account they used under login-as. Contains no secrets. Times are real, not the clock's.
 */
@Injectable()
export class SecurityLog implements SecurityLogWriter {
  /** Command-line tools pass no `copy`, because their log is not collected. */
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Optional() private readonly copy?: SecurityLogCopy,
  ) {}

  async record(entry: SecurityRecord, db: Pool | PoolClient = this.pool): Promise<void> {
    await this.recordAll([entry], db);
  }

  /** Records all entries by one statement. */
  async recordAll(entries: readonly SecurityRecord[], db: Pool | PoolClient = this.pool): Promise<void> {
    const rows = entries.map(rowOf);
    await db.query(
      `INSERT INTO app.security_log (at, action, user_id, actor_id, behalf_id, subject, before, after)
       SELECT now(), e.* FROM json_to_recordset($1)
         e (action text, "userId" uuid, "actorId" uuid, "behalfId" uuid, subject text, before jsonb, after jsonb)`,
      [JSON.stringify(rows)],
    );
    for (const { action, userId, actorId, behalfId } of rows) this.copy?.write({ action, userId, actorId, behalfId });
  }
}

/** A person acting in their own account, for actions before there is a signed-in request. */
export const asThemselves = (userId: string): NonNullable<SecurityRecord['by']> => ({ userId, realUserId: null });

const rowOf = ({ action, by, userId = null, subject, before, after }: SecurityRecord) => ({
  ...{ action, userId, subject: subject ?? null, before: before ?? null, after: after ?? null },
  actorId: by && (by.realUserId ?? by.userId),
  behalfId: by !== null && by.realUserId !== null ? by.userId : null,
});
