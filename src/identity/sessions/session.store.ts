import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { RECENT_PROOF_MINUTES, SESSION_EXPIRED_MESSAGE } from '../../contracts';
import { newId } from '../../platform/clock/clock';
import { type RequestUser, type SessionReader, SESSIONS_CHANGED } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { isBeingErased } from '../../platform/personal-data';
import { PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { FactorDemand } from '../factors/factor-demand';
import { BlindActing } from './blind-acting';
import { demandedOf, IDLE, type NewSession, SESSION_SELECT, type SessionRow, userOfRow } from './session-rows';
import { IS_SEEN_LONG_AGO, isIdle, SESSION_DAYS } from './session-times';

const CACHE_MS = 2000;
const CACHE_SIZE = 5000;

/**
 * Sessions on the server: a token is valid only with its row here. Rows are cached for two seconds. So a sign-out in another process
 * applies here after at most two seconds if its notification is lost; a sign-out in this process applies immediately. Times are real, not
 * the clock's, because sessions are a matter of security and not part of the demonstration data's story. Login-as sessions are not cached:
 * they may be suspended between two requests, when the journal begins to hide authors from editors.
 */
@Injectable()
export class SessionStore implements SessionReader {
  private readonly cache = new Map<string, { user: RequestUser; until: number }>();
  /** Increased by every end or change of a session, so that a row that was read before it is not cached after it. */
  private generation = 0;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly notices: ProcessNotifications,
    private readonly demand: FactorDemand,
    private readonly acting: BlindActing,
  ) {
    const dropAll = (): void => {
      this.generation += 1;
      this.cache.clear();
    };
    notices.listen(SESSIONS_CHANGED, { received: dropAll, missed: dropAll });
  }

  /** Opens a session; returns its id and its absolute end. */
  async start({
    userId,
    passwordHash,
    realUserId,
    client,
    replaces,
  }: NewSession): Promise<{ id: string; expiresAt: Date }> {
    const { rows } = await this.pool.query<{ id: string; expiresAt: Date }>(
      `INSERT INTO app.sessions (id, user_id, real_user_id, created_at, last_seen_at, expires_at, user_agent, address, proven_at)
       SELECT $1::uuid, p.id, $3::uuid, now(), now(), least(now() + make_interval(days => $4), old.expires_at),
              coalesce($5, old.user_agent), coalesce($6, old.address), coalesce(old.proven_at, now())
         FROM app.users p LEFT JOIN app.sessions old ON old.id = $7::uuid
        WHERE p.id = $2::uuid AND NOT p.deleted AND p.password_hash IS NOT DISTINCT FROM $8 AND NOT ${isBeingErased('p.id')}
          AND ($7::uuid IS NULL OR (old.revoked_at IS NULL AND old.expires_at > now()))
          FOR SHARE OF p
       RETURNING id, expires_at AS "expiresAt"`,
      [newId(), userId, realUserId, SESSION_DAYS, client?.userAgent, client?.address, replaces, passwordHash],
    );
    const [session] = rows;
    // The replaced session has ended in the meantime, perhaps in another process, the password was replaced, or the person is to be erased.
    if (!session) throw new ApiProblem('UNAUTHENTICATED', SESSION_EXPIRED_MESSAGE);
    return session;
  }

  async find(sessionId: string): Promise<RequestUser | null> {
    const known = this.cache.get(sessionId);
    if (known && known.until > Date.now()) return known.user;
    this.cache.delete(sessionId);
    const { generation } = this;
    const { rows } = await this.pool.query<SessionRow>(`${SESSION_SELECT} AND s.id = $1`, [sessionId]);
    const [row] = rows;
    if (!row) return null;
    if (row.isIdle) return this.endIdle(sessionId);
    if (await this.acting.isSuspended(row)) return null;
    if (row.isSeenLongAgo) await this.markSeen(sessionId);
    const user = await this.userOf(row);
    const isActing = row.realGroupId !== null;
    if (generation === this.generation && !isActing) this.remember(sessionId, user);
    return user;
  }

  async findAll(sessionIds: readonly string[]): Promise<RequestUser[]> {
    const { rows } = await this.pool.query<SessionRow>(`${SESSION_SELECT} AND NOT ${IDLE} AND s.id = ANY ($1)`, [
      sessionIds,
    ]);
    const users = await Promise.all(
      rows.map(async (row) => ((await this.acting.isSuspended(row)) ? null : this.userOf(row))),
    );
    return users.filter((user) => user !== null);
  }

  /** True if a proof was given in this session within the last RECENT_PROOF_MINUTES (lifecycle, section 5 (5)). Never read from the cache. */
  async hasRecentProof(sessionId: string): Promise<boolean> {
    const sql = `SELECT FROM app.sessions WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()
      AND proven_at > now() - make_interval(mins => $2)`;
    return (await this.pool.query(sql, [sessionId, RECENT_PROOF_MINUTES])).rowCount === 1;
  }

  async noteProof(sessionId: string): Promise<void> {
    await this.pool.query('UPDATE app.sessions SET proven_at = now() WHERE id = $1', [sessionId]);
  }

  async revoke(sessionId: string): Promise<void> {
    await this.pool.query('UPDATE app.sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [
      sessionId,
    ]);
    this.generation += 1;
    this.cache.delete(sessionId);
    this.notifyOtherProcesses();
  }

  /** Ends all sessions as this person and of this person as others, except the session `but`, and sign-ins that wait for a second step. */
  async revokeAll(userId: string, but: string | null): Promise<void> {
    await this.revokeAllIn(userId, this.pool, but);
    this.forget(userId);
  }

  /** As `revokeAll`, in the transaction `db` of a change. Call `forget` after the transaction. */
  async revokeAllIn(userId: string, db: Pool | PoolClient, but: string | null = null): Promise<void> {
    await db.query(
      `UPDATE app.sessions SET revoked_at = now()
        WHERE (user_id = $1 OR real_user_id = $1) AND revoked_at IS NULL AND ($2::uuid IS NULL OR id <> $2::uuid)`,
      [userId, but],
    );
    await db.query('DELETE FROM app.second_step_tickets WHERE user_id = $1', [userId]);
  }

  /**
   * Ends the login-as sessions of this person, both as the real person and as the other, because the permission depended on the old group.
   * `db`: the transaction of the change; call `forget` after it.
   */
  async revokeActing(userId: string, db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.sessions SET revoked_at = now()
        WHERE real_user_id IS NOT NULL AND (user_id = $1 OR real_user_id = $1) AND revoked_at IS NULL`,
      [userId],
    );
  }

  /**
   * Ends the sessions of this person that are idle now. Call it before a change of group, in its transaction `db`: the new group may
   * have a longer idle time, and a session that has ended must stay ended.
   */
  async revokeIdle(userId: string, db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.sessions s SET revoked_at = now() FROM app.users p
        WHERE p.id = $1 AND coalesce(s.real_user_id, s.user_id) = p.id AND (s.user_id = p.id OR s.real_user_id = p.id)
          AND s.revoked_at IS NULL AND ${isIdle('p.group_id')}`,
      [userId],
    );
  }

  /** Clears the cache for a person, so that a change of group or name applies to the next request. */
  forget(userId: string): void {
    this.generation += 1;
    for (const [id, { user }] of this.cache)
      if (user.userId === userId || user.realUserId === userId) this.cache.delete(id);
    this.notifyOtherProcesses();
  }

  /** Removes rows that ended more than 30 days ago. */
  async tidy(): Promise<void> {
    await this.pool.query(`DELETE FROM app.sessions WHERE expires_at < now() - interval '30 days'`);
  }

  /** Other processes clear their caches and check the sessions of open streams immediately. Without this notification they do so a little later. */
  private notifyOtherProcesses(): void {
    this.notices.notify(SESSIONS_CHANGED, '').catch(() => undefined);
  }

  /** Ends the session permanently: a later change of the group, and so of the idle time, does not reopen it. */
  private async endIdle(sessionId: string): Promise<null> {
    await this.revoke(sessionId);
    return null;
  }

  private async markSeen(sessionId: string): Promise<void> {
    await this.pool.query(
      `UPDATE app.sessions s SET last_seen_at = now() WHERE s.id = $1 AND s.revoked_at IS NULL AND ${IS_SEEN_LONG_AGO}`,
      [sessionId],
    );
  }

  private async userOf(row: SessionRow): Promise<RequestUser> {
    return userOfRow(row, await this.demand.dueFor(demandedOf(row)));
  }

  private remember(sessionId: string, user: RequestUser): void {
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(sessionId, { user, until: Date.now() + CACHE_MS });
  }
}
