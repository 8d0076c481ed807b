import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { CalendarLink } from '../../contracts';
import { type StandingAccess, StandingAccesses } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { deriveSecret, hashSecret } from '../../platform/secrets';
import { SECURITY_LOG, type SecurityLogWriter, type SecurityRecord } from '../../platform/security-log';

const ACTING = 'Only the account holder can see and change their calendar link, not someone signed in as them.';
const NONE: CalendarLink = { address: null, madeAt: null, lastReadOn: null };

interface Row {
  seed: string;
  made_at: Date;
  last_read_on: string | null;
}

const keyOf = (seed: string): string => deriveSecret('calendar', seed);

function assertThemselves({ realUserId }: RequestUser): void {
  if (realUserId !== null) throw new ApiProblem('FORBIDDEN', ACTING);
}

/**
 * The addresses at which calendar programs read due dates without signing in. A person has at most one; a new address replaces the old one.
 */
@Injectable()
export class CalendarLinks implements StandingAccess, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
    private readonly accesses: StandingAccesses,
  ) {}

  onModuleInit(): void {
    this.accesses.register(this);
  }

  /** @throws ApiProblem 403 under login-as. */
  async of(user: RequestUser): Promise<CalendarLink> {
    assertThemselves(user);
    const sql = 'SELECT seed, made_at, last_read_on::text FROM app.calendar_links WHERE user_id = $1';
    const [row] = (await this.pool.query<Row>(sql, [user.userId])).rows;
    return row ? this.toLink(row) : NONE;
  }

  /** @throws ApiProblem 403 under login-as. */
  async make(user: RequestUser): Promise<CalendarLink> {
    assertThemselves(user);
    const seed = randomBytes(32).toString('base64url');
    const row: Row = { seed, made_at: this.clock.now(), last_read_on: null };
    await inTransaction(this.pool, async (db) => {
      await db.query(
        `INSERT INTO app.calendar_links (user_id, seed, key_hash, made_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id) DO UPDATE SET seed = EXCLUDED.seed, key_hash = EXCLUDED.key_hash, made_at = EXCLUDED.made_at,
           last_read_on = NULL`,
        [user.userId, seed, hashSecret(keyOf(seed)), row.made_at],
      );
      await this.log.record({ action: 'CALENDAR_LINK_MADE', by: user, userId: user.userId }, db);
    });
    return this.toLink(row);
  }

  /** Does nothing if there is no link. @throws ApiProblem 403 under login-as. */
  async end(user: RequestUser): Promise<void> {
    assertThemselves(user);
    await inTransaction(this.pool, (db) => this.remove(user.userId, user, db));
  }

  async endOf(userId: string, db: PoolClient): Promise<void> {
    await this.remove(userId, null, db);
  }

  private async remove(userId: string, by: SecurityRecord['by'], db: PoolClient): Promise<void> {
    const { rowCount } = await db.query('DELETE FROM app.calendar_links WHERE user_id = $1', [userId]);
    if (rowCount === 1) await this.log.record({ action: 'CALENDAR_LINK_ENDED', by, userId }, db);
  }

  /** The person whose calendar a key opens; null for an unknown key, and for an account that is closed. Records the day of the request. */
  async ownerOf(key: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ userId: string; isNoted: boolean }>(
      `SELECT l.user_id AS "userId", l.last_read_on IS NOT DISTINCT FROM $2::date AS "isNoted"
       FROM app.calendar_links l JOIN app.users u ON u.id = l.user_id
       WHERE l.key_hash = $1 AND NOT u.deleted AND NOT u.unproven`,
      [hashSecret(key), this.today()],
    );
    const [found] = rows;
    if (!found) return null;
    if (!found.isNoted)
      await this.pool.query('UPDATE app.calendar_links SET last_read_on = $2::date WHERE user_id = $1', [
        found.userId,
        this.today(),
      ]);
    return found.userId;
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private toLink({ seed, made_at, last_read_on }: Row): CalendarLink {
    return {
      address: `${this.config.publicUrl}/api/calendar/${keyOf(seed)}.ics`,
      madeAt: made_at.toISOString(),
      lastReadOn: last_read_on,
    };
  }
}
