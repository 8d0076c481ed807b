import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { type Language, PRIVACY_TEXT_CHANGED, type User } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { PG_POOL } from '../../platform/postgres';
import { PrivacyTextStore } from './privacy-texts';

const GIVE = `INSERT INTO app.consents (user_id, version, language, given_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, version) DO NOTHING`;

/**
 * True when the newest text that asks everyone is newer than the person's consent. A person without any answer, such as a reviewer added
 * by the office, counts as knowing the product's built-in text. Consents of accounts that were merged into this one also count.
 */
const IS_DUE = `SELECT coalesce((SELECT max(version) FROM app.privacy_texts WHERE asks_again), 1) > coalesce((
    SELECT max(c.version) FROM app.consents c JOIN app.users u ON u.id = c.user_id WHERE u.id = $1 OR u.merged_into = $1), 1) AS due`;

/** Who agreed to which text about personal data (lifecycle, section 6 (4); ADR 90). */
@Injectable()
export class Consents {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly texts: PrivacyTextStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Records that the person has read this version and agreed. A person who registered without a version is asked at the next sign-in.
   * @throws ApiProblem 400 when the text has changed since it was read.
   */
  async give(userId: string, version: number | undefined, language: Language, db: Pool | PoolClient): Promise<void> {
    if (version !== undefined && version !== (await this.texts.version(db)))
      throw validationProblem({ privacyVersion: PRIVACY_TEXT_CHANGED });
    await db.query(GIVE, [userId, version ?? 0, language, this.clock.now()]);
  }

  /** Whether the person must be asked for consent. For answers to the person themselves. */
  async dueFor(userId: string): Promise<Pick<User, 'consentDue'>> {
    const { rows } = await this.pool.query<{ due: boolean }>(IS_DUE, [userId]);
    return rows[0]?.due === true ? { consentDue: true } : {};
  }
}

const VOID_CONSENTS = `WITH given AS (DELETE FROM app.consents WHERE user_id = $1 AND version > 0
    AND EXISTS (SELECT FROM app.users WHERE id = $1 AND unproven) RETURNING user_id, language, given_at)
  INSERT INTO app.consents (user_id, version, language, given_at) SELECT user_id, 0, language, given_at FROM given LIMIT 1
  ON CONFLICT (user_id, version) DO NOTHING`;

/** Voids the consents of an unproven account that passes to the owner of its address. The owner is asked again. */
export async function voidConsents(userId: string, db: Pool | PoolClient): Promise<void> {
  await db.query(VOID_CONSENTS, [userId]);
}
