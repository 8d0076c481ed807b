import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { SignInProviderId } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { voidConsents } from '../consent/consents';
import { labelOf, type ProvenPerson } from './protocol/proven-person';

/** A row of app.sign_in_links: it links a subject of an issuer to an account. */
export interface SignInLink {
  provider: SignInProviderId;
  issuer: string;
  subject: string;
  userId: string;
  label: string;
  linkedAt: Date;
  /** When the person first signed in with this link. */
  firstUsedAt: Date | null;
}

const SELECT = `SELECT provider, issuer, subject, user_id AS "userId", label, linked_at AS "linkedAt", first_used_at AS "firstUsedAt"
  FROM app.sign_in_links`;

/** Reads and writes the links between accounts and providers. */
@Injectable()
export class SignInLinks {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async find({ issuer, subject }: ProvenPerson, db: Pool | PoolClient = this.pool): Promise<SignInLink | null> {
    const { rows } = await db.query<SignInLink>(`${SELECT} WHERE issuer = $1 AND subject = $2`, [issuer, subject]);
    return rows[0] ?? null;
  }

  async ofUser(userId: string, db: Pool | PoolClient = this.pool): Promise<SignInLink[]> {
    return (await db.query<SignInLink>(`${SELECT} WHERE user_id = $1 ORDER BY linked_at`, [userId])).rows;
  }

  /** @throws ApiProblem 409 when another account was linked to the same person at the same time. */
  async add(userId: string, person: ProvenPerson, now: Date, firstUsedAt: Date | null, db: PoolClient): Promise<void> {
    const { issuer, subject, provider } = person;
    try {
      await db.query(
        `INSERT INTO app.sign_in_links (issuer, subject, provider, user_id, label, linked_at, first_used_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [issuer, subject, provider, userId, labelOf(person), now, firstUsedAt],
      );
    } catch (failure) {
      const isTaken = failure instanceof DatabaseError && failure.constraint?.startsWith('sign_in_links');
      throw isTaken ? new ApiProblem('CONFLICT', LINKED_ELSEWHERE) : failure;
    }
  }

  async remove({ issuer, subject }: SignInLink, db: PoolClient): Promise<void> {
    await db.query('DELETE FROM app.sign_in_links WHERE issuer = $1 AND subject = $2', [issuer, subject]);
  }

  /** Records a use of the link. True when it is the first use. */
  async markUsed({ issuer, subject }: SignInLink, now: Date, db: PoolClient): Promise<boolean> {
    const { rowCount } = await db.query(
      'UPDATE app.sign_in_links SET first_used_at = $3 WHERE issuer = $1 AND subject = $2 AND first_used_at IS NULL',
      [issuer, subject, now],
    );
    return rowCount === 1;
  }

  /**
   * Removes the links made since then, with an ORCID iD that came from them, since they may be a stranger's. Returns their labels.
   */
  async dropSince(userId: string, since: Date, db: PoolClient): Promise<string[]> {
    const { rows } = await db.query<{ provider: SignInProviderId; subject: string; label: string }>(
      'DELETE FROM app.sign_in_links WHERE user_id = $1 AND linked_at >= $2 RETURNING provider, subject, label',
      [userId, since],
    );
    if (rows.some(({ provider }) => provider === 'orcid')) await this.dropOrcid(userId, db);
    return rows.map(({ label }) => label);
  }

  /**
   * For an account that a stranger registered with another person's address (lifecycle, section 5 (1)). Removes the sign-ins that the
   * stranger linked and the stranger's ORCID iD, and voids what they agreed to.
   */
  async dropAll(userId: string, db: Pool | PoolClient = this.pool): Promise<void> {
    await db.query('DELETE FROM app.sign_in_links WHERE user_id = $1', [userId]);
    await this.dropOrcid(userId, db);
    await voidConsents(userId, db);
  }

  private async dropOrcid(userId: string, db: Pool | PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.users SET orcid = nullif(orcid, authenticated_orcid), authenticated_orcid = NULL
        WHERE id = $1 AND authenticated_orcid IS NOT NULL`,
      [userId],
    );
  }
}

export const LINKED_ELSEWHERE =
  'Another account here is linked to this sign-in. Sign in to that account, and unlink it there first.';
