import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { clientText, fullName, type OwnSession } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { withLanguage } from '../../platform/language/current-language';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SecurityLog } from '../security/security-log';
import { isUuid } from '../users/user.store';
import { clientInWords } from './client-words';
import { SessionStore } from './session.store';
import { isIdle } from './session-times';

/** SQL for the open sessions of a person, including those in which they act for another person, but not those of staff who act for them. */
const OWN = `FROM app.sessions s JOIN app.users p ON p.id = $1
  WHERE (s.user_id = p.id AND s.real_user_id IS NULL OR s.real_user_id = p.id)
    AND s.revoked_at IS NULL AND s.expires_at > now() AND NOT ${isIdle('p.group_id')}`;

interface Row {
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
  actsFor: { firstName: string; lastName: string } | null;
}

/** Lists and ends the sessions of a person (lifecycle, section 5 (8)). All methods throw ApiProblem 403 under login-as. */
@Injectable()
export class OwnSessions {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
  ) {}

  /** The current session first, then the others, last used first. */
  async list(user: RequestUser): Promise<OwnSession[]> {
    assertThemselves(user);
    const { rows } = await this.pool.query<Row>(
      `SELECT s.id, s.created_at AS "startedAt", s.last_seen_at AS "lastSeenAt", s.user_agent AS "userAgent", s.address,
         (SELECT jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name)
            FROM app.users u WHERE u.id = s.user_id AND s.real_user_id IS NOT NULL) AS "actsFor"
       ${OWN} ORDER BY s.id <> $2::uuid, s.last_seen_at DESC, s.id`,
      [user.userId, user.sessionId],
    );
    return rows.map((row) => viewOf(row, user.sessionId));
  }

  /** @throws ApiProblem 404 for a session of another person, or one that has ended. */
  async end(user: RequestUser, sessionId: string): Promise<void> {
    assertThemselves(user);
    const ended = isUuid(sessionId) ? await this.revoke(user, 's.id = $2::uuid', sessionId) : 0;
    if (ended === 0) throw new ApiProblem('NOT_FOUND', 'This session has already ended.');
  }

  /** Ends all sessions except the session of the request. */
  async endOthers(user: RequestUser): Promise<void> {
    assertThemselves(user);
    await this.revoke(user, 's.id <> $2::uuid', user.sessionId);
  }

  /** Ends and logs the sessions in one transaction; returns their number. `which`: an SQL condition in which $2 is the id. */
  private async revoke(user: RequestUser, which: string, sessionId: string): Promise<number> {
    const ended = await inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ userAgent: string | null }>(
        `UPDATE app.sessions SET revoked_at = now() WHERE id IN (SELECT s.id ${OWN} AND ${which}) AND revoked_at IS NULL
         RETURNING user_agent AS "userAgent"`,
        [user.userId, sessionId],
      );
      for (const { userAgent } of rows) {
        const before = { client: clientInWords(userAgent) };
        await this.log.record({ action: 'SESSION_ENDED', by: user, userId: user.userId, before }, db);
      }
      return rows.length;
    });
    this.sessions.forget(user.userId);
    return ended;
  }
}

function assertThemselves(user: RequestUser): void {
  if (user.realUserId !== null)
    throw new ApiProblem(
      'FORBIDDEN',
      'Only the account holder can see and end these sessions, not someone signed in as them.',
    );
}

function viewOf({ userAgent, actsFor, ...row }: Row, currentId: string): OwnSession {
  const client = withLanguage(requestLanguage(), () => clientText(clientInWords(userAgent)));
  const isCurrent = row.id === currentId;
  return {
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    client,
    device: client,
    address: row.address,
    actsFor: actsFor && fullName(actsFor),
    isCurrent,
    current: isCurrent,
  };
}
