import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { FACTOR_MESSAGES, SESSION_EXPIRED_MESSAGE } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { isBeingErased } from '../../platform/personal-data';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import type { Account } from '../users/account';

const VALID_MINUTES = 5;
const BYTES = 32;

interface Issued {
  userId: string;
  provider: string | null;
  mustChangePassword: boolean;
}

const ISSUED = 'user_id AS "userId", provider, must_change_password AS "mustChangePassword"';

/** Tickets for the second step of a sign-in, each valid once. When all sessions of a person end, their tickets end too. */
@Injectable()
export class SecondStepTickets {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /**
   * `provider`: the provider that proved the person, if it was not a password.
   * @throws ApiProblem 401 when the password of the account was replaced after the first proof, or its person is to be erased.
   */
  async issue(account: Account, provider?: string): Promise<{ ticket: string; expiresAt: string }> {
    const { id, passwordHash, mustChangePassword } = account;
    const ticket = randomBytes(BYTES).toString('base64url');
    const { rows } = await this.pool.query<{ expiresAt: Date }>(
      `INSERT INTO app.second_step_tickets (ticket_hash, user_id, expires_at, provider, must_change_password)
       SELECT $1, p.id, now() + make_interval(mins => $3), $5, $6 FROM app.users p
        WHERE p.id = $2 AND NOT p.deleted AND p.password_hash IS NOT DISTINCT FROM $4
          AND NOT ${isBeingErased('p.id')} FOR SHARE
       RETURNING expires_at AS "expiresAt"`,
      [hashSecret(ticket), id, VALID_MINUTES, passwordHash, provider ?? null, mustChangePassword],
    );
    const [row] = rows;
    if (!row) throw new ApiProblem('UNAUTHENTICATED', SESSION_EXPIRED_MESSAGE);
    return { ticket, expiresAt: row.expiresAt.toISOString() };
  }

  /** The id of the ticket's person. @throws ApiProblem 422 for an unknown, used or expired ticket. */
  async holder(ticket: string): Promise<string> {
    const { userId } = await this.one(
      `SELECT ${ISSUED} FROM app.second_step_tickets WHERE ticket_hash = $1 AND expires_at > now()`,
      ticket,
    );
    return userId;
  }

  /**
   * Marks the ticket as used. Returns what is known from the first step: the provider, null for a password, and whether the password must
   * be changed.
   * @throws ApiProblem 422 for a ticket that was used or has expired in the meantime.
   */
  use(ticket: string): Promise<Issued> {
    return this.one(
      `DELETE FROM app.second_step_tickets WHERE ticket_hash = $1 AND expires_at > now() RETURNING ${ISSUED}`,
      ticket,
    );
  }

  async tidy(): Promise<void> {
    await this.pool.query('DELETE FROM app.second_step_tickets WHERE expires_at < now()');
  }

  private async one(sql: string, ticket: string): Promise<Issued> {
    const { rows } = await this.pool.query<Issued>(sql, [hashSecret(ticket)]);
    const [row] = rows;
    if (!row) throw new ApiProblem('RULE_BROKEN', FACTOR_MESSAGES.ticket, { ticket: FACTOR_MESSAGES.ticket });
    return row;
  }
}
