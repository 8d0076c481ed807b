import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';

const KEPT_MS = 10 * 60_000;
const BEGIN = `INSERT INTO app.orcid_consent_flows (state_hash, secret_hash, user_id, expires_at) VALUES ($1, $2, $3, $4)`;
const TIDY = 'DELETE FROM app.orcid_consent_flows WHERE expires_at <= $1';
/** All three must match. A flow that is not found stays for its own person and browser. */
const TAKE = `DELETE FROM app.orcid_consent_flows WHERE state_hash = $1 AND secret_hash = $2 AND user_id = $3 AND expires_at > $4`;
const UNKNOWN =
  'This was started in another browser or account, was finished already, or took longer than 10 minutes. Please start again.';

/** People who are at ORCID to agree. Each flow can be finished once, within 10 minutes, by the browser and the account that began it. */
@Injectable()
export class ConsentFlows {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `state` is sent through ORCID; the browser keeps `secret`. */
  async begin(userId: string): Promise<{ state: string; secret: string }> {
    const [state = '', secret = ''] = [0, 1].map(() => randomBytes(32).toString('base64url'));
    const now = this.clock.now();
    await this.pool.query(TIDY, [now]);
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    await this.pool.query(BEGIN, [hashSecret(state), hashSecret(secret), userId, expiresAt]);
    return { state, secret };
  }

  /** @throws ApiProblem 422 for a flow that is unknown, used or expired, or was begun in another browser or account. */
  async finish(userId: string, state: string, secret: string): Promise<void> {
    const given = [hashSecret(state), hashSecret(secret), userId, this.clock.now()];
    if ((await this.pool.query(TAKE, given)).rowCount !== 1) throw new ApiProblem('RULE_BROKEN', UNKNOWN);
  }
}
