import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { FactorKind } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** A row of app.factors that its holder has confirmed by a first use. */
export interface StoredFactor {
  id: string;
  userId: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface StoredApp {
  id: string;
  name: string;
  seed: string;
  lastStep: number;
}

export interface StoredPasskey extends StoredFactor {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The data of a new passkey from the browser's answer. */
export interface NewPasskey {
  id: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  deviceType: string;
  backedUp: boolean;
}

const FACTOR = `id, user_id AS "userId", kind, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
const APP = `id, name, seed, last_step::float8 AS "lastStep"`;
const PASSKEY = `${FACTOR}, credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter, transports`;

type Db = Pool | PoolClient;

/** The second factors in app.factors. Times are real, like those of sessions. */
@Injectable()
export class FactorStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async list(userId: string, db: Db = this.pool): Promise<StoredFactor[]> {
    const sql = `SELECT ${FACTOR} FROM app.factors WHERE user_id = $1 AND confirmed_at IS NOT NULL ORDER BY created_at, id`;
    return (await db.query<StoredFactor>(sql, [userId])).rows;
  }

  /** Stores an app that waits for its first code. An earlier app that still waits for its first code is removed. */
  async startApp(userId: string, id: string, name: string, seed: string): Promise<void> {
    await this.pool.query('DELETE FROM app.factors WHERE user_id = $1 AND confirmed_at IS NULL', [userId]);
    const sql = `INSERT INTO app.factors (id, user_id, kind, name, seed) VALUES ($1, $2, 'APP', $3, $4)`;
    await this.pool.query(sql, [id, userId, name, seed]);
  }

  /** The app that waits for its first code; null when there is none with this id. */
  async startedApp(userId: string, id: string): Promise<StoredApp | null> {
    const sql = `SELECT ${APP} FROM app.factors WHERE user_id = $1 AND id = $2 AND kind = 'APP' AND confirmed_at IS NULL`;
    return (await this.pool.query<StoredApp>(sql, [userId, id])).rows[0] ?? null;
  }

  async apps(userId: string): Promise<StoredApp[]> {
    const sql = `SELECT ${APP} FROM app.factors WHERE user_id = $1 AND kind = 'APP' AND confirmed_at IS NOT NULL`;
    return (await this.pool.query<StoredApp>(sql, [userId])).rows;
  }

  /** Stores the step of a code. False when this step or a later one was used in the meantime. */
  async useStep(id: string, step: number, db: Db = this.pool): Promise<boolean> {
    const sql = `UPDATE app.factors SET last_step = $2, last_used_at = now(), confirmed_at = coalesce(confirmed_at, now())
                  WHERE id = $1 AND last_step < $2`;
    return (await db.query(sql, [id, step])).rowCount === 1;
  }

  /** Stores a passkey. False when its credential is already known. */
  async addPasskey(userId: string, passkey: NewPasskey, db: Db): Promise<boolean> {
    const { id, name, credentialId, publicKey, counter, transports, deviceType, backedUp } = passkey;
    const { rowCount } = await db.query(
      `INSERT INTO app.factors
         (id, user_id, kind, name, confirmed_at, credential_id, public_key, counter, transports, device_type, backed_up)
       VALUES ($1, $2, 'PASSKEY', $3, now(), $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`,
      [id, userId, name, credentialId, Buffer.from(publicKey), counter, transports, deviceType, backedUp],
    );
    return rowCount === 1;
  }

  async passkeys(userId: string): Promise<StoredPasskey[]> {
    const sql = `SELECT ${PASSKEY} FROM app.factors WHERE user_id = $1 AND kind = 'PASSKEY'`;
    return (await this.pool.query<StoredPasskey>(sql, [userId])).rows;
  }

  async passkey(credentialId: string): Promise<StoredPasskey | null> {
    const sql = `SELECT ${PASSKEY} FROM app.factors WHERE credential_id = $1`;
    return (await this.pool.query<StoredPasskey>(sql, [credentialId])).rows[0] ?? null;
  }

  /** Records a use of a passkey. False when its counter has changed in the meantime. */
  async usePasskey(id: string, seen: { before: number; counter: number; backedUp: boolean }): Promise<boolean> {
    const sql = `UPDATE app.factors SET counter = $3, backed_up = $4, last_used_at = now() WHERE id = $1 AND counter = $2`;
    return (await this.pool.query(sql, [id, seen.before, seen.counter, seen.backedUp])).rowCount === 1;
  }

  async rename(userId: string, id: string, name: string, db: Db): Promise<void> {
    await db.query('UPDATE app.factors SET name = $3 WHERE user_id = $1 AND id = $2', [userId, id, name]);
  }

  async remove(userId: string, id: string, db: Db): Promise<void> {
    await db.query('DELETE FROM app.factors WHERE user_id = $1 AND id = $2', [userId, id]);
  }

  /** Removes the factors that were added since then, including apps that wait for their first code. Returns the names of those in use. */
  async removeSince(userId: string, since: Date, db: Db): Promise<string[]> {
    const sql = `DELETE FROM app.factors WHERE user_id = $1 AND created_at >= $2 RETURNING name, confirmed_at AS "confirmedAt"`;
    const { rows } = await db.query<{ name: string; confirmedAt: Date | null }>(sql, [userId, since]);
    return rows.filter(({ confirmedAt }) => confirmedAt !== null).map(({ name }) => name);
  }
}
