import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';

/**
 * PROVE: shows that the holder of the account reads this address. REVERT: makes it the account's address again. REMOVE_FACTORS: with the
 * password, removes all second factors.
 */
export type AddressLinkPurpose = 'PROVE' | 'REVERT' | 'REMOVE_FACTORS';

/** A link in a mail about the address of an account. Its key is stored only as a hash. */
export interface AddressLink {
  /** Id of the link and of its mail, from which the key is derived. */
  id: string;
  userId: string;
  purpose: AddressLinkPurpose;
  address: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** For REVERT: the proven addresses of the account before the change; null for a link of an earlier version. */
  held?: readonly string[] | null;
}

const SELECT = `SELECT id, user_id AS "userId", purpose, address, expires_at AS "expiresAt", used_at AS "usedAt", held
  FROM app.address_links`;

/** The links of app.address_links. Each is valid once (lifecycle, section 5 (1) and (2)). */
@Injectable()
export class AddressLinks {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Stores a new link; earlier ones for the same purpose are no longer valid, except those that revert. */
  async add(link: Omit<AddressLink, 'usedAt'>, key: string, now: Date, db: PoolClient): Promise<void> {
    if (link.purpose !== 'REVERT') await this.cancel(link.userId, link.purpose, now, db);
    await db.query(
      `INSERT INTO app.address_links (id, user_id, purpose, address, key_hash, created_at, expires_at, held)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [link.id, link.userId, link.purpose, link.address, hashSecret(key), now, link.expiresAt, link.held ?? null],
    );
  }

  /** Finds a link by its key. With `db`, the row is locked until the end of that transaction. */
  async find(key: string, purpose: AddressLinkPurpose, db?: PoolClient): Promise<AddressLink | null> {
    const text = `${SELECT} WHERE key_hash = $1 AND purpose = $2 ${db ? 'FOR UPDATE' : ''}`;
    const { rows } = await (db ?? this.pool).query<AddressLink>(text, [hashSecret(key), purpose]);
    return rows[0] ?? null;
  }

  /** The address that this account must still prove, or null. */
  async pendingAddress(userId: string, now: Date): Promise<string | null> {
    const { rows } = await this.pool.query<{ address: string }>(
      `SELECT address FROM app.address_links
        WHERE user_id = $1 AND purpose = 'PROVE' AND used_at IS NULL AND expires_at > $2 LIMIT 1`,
      [userId, now],
    );
    return rows[0]?.address ?? null;
  }

  async use(id: string, now: Date, db: PoolClient): Promise<void> {
    await db.query('UPDATE app.address_links SET used_at = $2 WHERE id = $1', [id, now]);
  }

  /** Ends the open links of this account for this purpose. */
  async cancel(userId: string, purpose: AddressLinkPurpose, now: Date, db: PoolClient): Promise<void> {
    await db.query(
      'UPDATE app.address_links SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL',
      [userId, purpose, now],
    );
  }

  /** Ends the open links that undo this change of address or a later one. Those that undo an earlier change stay valid. */
  async cancelReverts({ id, userId }: Pick<AddressLink, 'id' | 'userId'>, now: Date, db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.address_links SET used_at = $3 WHERE user_id = $2 AND purpose = 'REVERT' AND used_at IS NULL
         AND created_at >= (SELECT created_at FROM app.address_links WHERE id = $1)`,
      [id, userId, now],
    );
  }

  /**
   * The account has these addresses by a merge: the undoing of an earlier change of address leaves them. A link of an earlier version names
   * no addresses, and leaves all others anyway.
   */
  async keepOnRevert(userId: string, addresses: readonly string[], db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.address_links SET held = held || $2::text[]
        WHERE user_id = $1 AND purpose = 'REVERT' AND used_at IS NULL AND held IS NOT NULL`,
      [userId, addresses],
    );
  }

  /** Removes links that expired more than 30 days ago. */
  async tidy(): Promise<void> {
    await this.pool.query(`DELETE FROM app.address_links WHERE expires_at < now() - interval '30 days'`);
  }
}
