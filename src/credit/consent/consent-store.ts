import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';
import { openSecret, sealSecret } from '../../platform/secrets';
import type { Permission } from '../orcid/orcid-client';

/** What a person has agreed to. */
export interface Consent {
  orcid: string;
  givenAt: Date;
  /** Null when the consent has ended, or when the token can no longer be read. */
  token: string | null;
}

const PURPOSE = 'orcid-token';
const READ = `SELECT orcid, given_at AS "givenAt", token_box AS "tokenBox" FROM app.orcid_consents WHERE user_id = $1`;
const GIVE = `INSERT INTO app.orcid_consents (user_id, orcid, token_box, given_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE SET orcid = $2, token_box = $3, given_at = $4, ended_at = NULL`;
const END = 'UPDATE app.orcid_consents SET token_box = NULL, ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL';
/** Rows of reviews that were sent or left out stay, so that these reviews are not sent after a new consent. */
const DROP_WAITING = `DELETE FROM app.orcid_deposits WHERE user_id = $1 AND state IN ('WAITING', 'DEAD')`;

/** The people who let the journal add reviews to their ORCID record. The token is encrypted. */
@Injectable()
export class ConsentStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<Consent | null> {
    const { rows } = await this.pool.query<Omit<Consent, 'token'> & { tokenBox: string | null }>(READ, [userId]);
    if (!rows[0]) return null;
    const { tokenBox, ...rest } = rows[0];
    return { ...rest, token: tokenBox === null ? null : openSecret(PURPOSE, tokenBox) };
  }

  async give(userId: string, { orcid, token }: Permission, db: PoolClient): Promise<void> {
    await db.query(GIVE, [userId, orcid, sealSecret(PURPOSE, token), this.clock.now()]);
  }

  /** Not at the person's own request: the row records that they had agreed. */
  async end(userId: string): Promise<void> {
    await this.pool.query(END, [userId, this.clock.now()]);
    await this.pool.query(DROP_WAITING, [userId]);
  }

  /** At the person's own request. */
  async remove(userId: string, db: PoolClient): Promise<void> {
    await db.query('DELETE FROM app.orcid_consents WHERE user_id = $1', [userId]);
    await db.query(DROP_WAITING, [userId]);
  }
}
