import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';

/** ADD: a new passkey. STEP: the second step of a sign-in. PROVE: it is still the same person. SIGN_IN: a passkey alone, for any account. */
export type ChallengePurpose = 'ADD' | 'STEP' | 'PROVE' | 'SIGN_IN';

const VALID_MINUTES = 5;

/** The challenges that a browser must sign with a passkey. Each is valid once, for its purpose and its person. */
@Injectable()
export class PasskeyChallenges {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async keep(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.pool.query(
      `INSERT INTO app.passkey_challenges (challenge_hash, purpose, user_id, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [hashSecret(challenge), purpose, userId, VALID_MINUTES],
    );
  }

  /** Marks the challenge as used. False if it is unknown, used, expired, or for another purpose or person. */
  async use(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<boolean> {
    const sql = `DELETE FROM app.passkey_challenges
      WHERE challenge_hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::uuid AND expires_at > now()`;
    return (await this.pool.query(sql, [hashSecret(challenge), purpose, userId])).rowCount === 1;
  }

  async tidy(): Promise<void> {
    await this.pool.query('DELETE FROM app.passkey_challenges WHERE expires_at < now()');
  }
}
