import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';

export type SecurityAction =
  | 'SIGN_IN'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_OUT'
  | 'LOGIN_AS_STARTED'
  | 'LOGIN_AS_ENDED'
  | 'ACCOUNT_CREATED'
  | 'PASSWORD_RESET_REQUESTED'
  | 'ONE_TIME_PASSWORD_USED'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'GROUP_CHANGED';

/** The security log: who signed in, as whom, and what was changed about accounts. Never a secret. */
@Injectable()
export class SecurityLog {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** `userId`: the account concerned; `actorId`: the real person who did it, null for somebody not signed in. */
  async record(
    action: SecurityAction,
    userId: string | null,
    actorId: string | null,
    detail: Record<string, string | number> = {},
  ): Promise<void> {
    await this.pool.query(
      'INSERT INTO app.security_log (at, action, user_id, actor_id, detail) VALUES (now(), $1, $2, $3, $4)',
      [action, userId, actorId, JSON.stringify(detail)],
    );
  }
}
