import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import type { ProvenPerson } from './protocol/proven-person';

/** Time to fill in the registration form, or to remember a password. */
const KEPT_MS = 30 * 60_000;

/** Data that a provider has proven about a person without a linked account, stored until the person registers or links an account. */
@Injectable()
export class SignInTickets {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores the data and returns the key, which only the person's browser gets. */
  async issue(person: ProvenPerson): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.pool.query('INSERT INTO app.sign_in_tickets (key_hash, person, expires_at) VALUES ($1, $2, $3)', [
      hashSecret(key),
      JSON.stringify(person),
      expiresAt,
    ]);
    return key;
  }

  /**
   * Removes the ticket and returns its data, in the transaction of the action: if that fails, the ticket is valid again.
   * @throws ApiProblem 422 when the ticket is unknown, used or expired.
   */
  async take(key: string, db: PoolClient): Promise<ProvenPerson> {
    const { rows } = await db.query<{ person: ProvenPerson; expiresAt: Date }>(
      'DELETE FROM app.sign_in_tickets WHERE key_hash = $1 RETURNING person, expires_at AS "expiresAt"',
      [hashSecret(key)],
    );
    const [found] = rows;
    if (!found || found.expiresAt <= this.clock.now())
      throw new ApiProblem('RULE_BROKEN', 'This sign-in was used already, or took too long. Please start again.');
    return found.person;
  }
}
