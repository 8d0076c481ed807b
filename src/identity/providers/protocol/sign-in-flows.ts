import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../../platform/clock/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { hashSecret } from '../../../platform/secrets';
import type { Checks } from './provider-clients';

const KEPT_MS = 10 * 60_000;

const UNKNOWN = 'This sign-in is not known. Please start again.';
const USED = 'This sign-in was used already. Please start again.';
const EXPIRED = 'This sign-in took longer than 10 minutes. Please start again.';
const ELSEWHERE = 'This sign-in was started in another browser or tab. Please start again here.';

/** A pending sign-in at a provider. */
export interface Flow {
  provider: string;
  /** The account to be linked; null for a sign-in. */
  userId: string | null;
  /** Path of the page that the person wanted. */
  returnTo: string;
}

type Row = Flow & Omit<Checks, 'state'> & { secretHash: string; expiresAt: Date; usedAt: Date | null };

/** Pending sign-ins, in app.sign_in_flows. Each can be finished once, within 10 minutes, and only by the browser that started it. */
@Injectable()
export class SignInFlows {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores a pending sign-in. Returns the secret for the browser. */
  async begin({ provider, userId, returnTo }: Flow, { state, nonce, verifier }: Checks): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.pool.query(
      `INSERT INTO app.sign_in_flows (state_hash, secret_hash, provider, user_id, nonce, verifier, return_to, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [hashSecret(state), hashSecret(secret), provider, userId, nonce, verifier, returnTo, expiresAt],
    );
    return secret;
  }

  /**
   * Finishes a sign-in. The same state is refused from then on, and the data stored for it is removed.
   * @throws ApiProblem 422 for a sign-in that is unknown, used, expired, or was started in another browser.
   */
  async finish(state: string, secret: string): Promise<Flow & Checks> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>(
        `SELECT provider, user_id AS "userId", return_to AS "returnTo", nonce, verifier, secret_hash AS "secretHash",
           expires_at AS "expiresAt", used_at AS "usedAt" FROM app.sign_in_flows WHERE state_hash = $1 FOR UPDATE`,
        [hashSecret(state)],
      );
      const { provider, userId, returnTo, nonce, verifier } = this.assertOpen(rows[0], secret);
      await db.query(
        `UPDATE app.sign_in_flows SET used_at = $2, nonce = '', verifier = '', return_to = '' WHERE state_hash = $1`,
        [hashSecret(state), this.clock.now()],
      );
      return { provider, userId, returnTo, state, nonce, verifier };
    });
  }

  private assertOpen(row: Row | undefined, secret: string): Row {
    if (!row) throw new ApiProblem('RULE_BROKEN', UNKNOWN);
    // Both are hashes, so that the time of the comparison reveals nothing about the secret.
    if (row.secretHash !== hashSecret(secret)) throw new ApiProblem('RULE_BROKEN', ELSEWHERE);
    if (row.usedAt !== null) throw new ApiProblem('RULE_BROKEN', USED);
    if (row.expiresAt <= this.clock.now()) throw new ApiProblem('RULE_BROKEN', EXPIRED);
    return row;
  }
}
