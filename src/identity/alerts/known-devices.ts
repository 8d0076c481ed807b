import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { UNKNOWN_PROGRAM } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { clientInWords } from '../sessions/client-words';
import type { SignInClient } from '../sessions/sign-in-client';

/**
 * A single statement, so that of two simultaneous sign-ins only one is the first. A program that does not identify itself is not a device
 * to compare with: an account that was used only by such programs has no known device yet.
 */
const NOTE = `
WITH others AS (
  SELECT count(*) AS number FROM app.known_devices WHERE user_id = $1 AND device <> $2 AND device NOT LIKE '${UNKNOWN_PROGRAM}%'
), noted AS (
  INSERT INTO app.known_devices (user_id, device) VALUES ($1, $2)
  ON CONFLICT (user_id, device) DO UPDATE SET seen_at = now() RETURNING xmax = 0 AS fresh
)
SELECT fresh AND number > 0 AS "isNew" FROM noted, others`;

/** The browsers and systems from which people have signed in. A device is identified by its name, so an updated browser is not a new device. */
@Injectable()
export class KnownDevices {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Records a sign-in. True if it is from a new device; false for the first sign-in of an account. */
  async note(userId: string, { userAgent }: SignInClient): Promise<boolean> {
    const { rows } = await this.pool.query<{ isNew: boolean }>(NOTE, [userId, clientInWords(userAgent)]);
    return rows[0]?.isNew === true;
  }

  /** Removes all devices of an account. */
  async forget(userId: string, db: Pick<Pool, 'query'>): Promise<void> {
    await db.query('DELETE FROM app.known_devices WHERE user_id = $1', [userId]);
  }

  /** Removes devices that were not used for 400 days. */
  async tidy(): Promise<void> {
    await this.pool.query(`DELETE FROM app.known_devices WHERE seen_at < now() - interval '400 days'`);
  }
}
