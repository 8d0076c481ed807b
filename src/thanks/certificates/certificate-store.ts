import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { CheckedCertificate, ReviewerCertificate } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { codeOfCertificate, hashOfCode } from './certificate-codes';

/** The certified facts. */
export interface Certified {
  name: string;
  fromYear: number;
  toYear: number;
  reviews: number;
}

interface Row {
  id: string;
  codeHash: string;
  name: string | null;
  fromYear: number;
  toYear: number;
  reviews: number;
  issuedAt: Date;
  withdrawnAt: Date | null;
}

/** A certificate that is ready to be printed. */
export type ValidCertificate = Certified & { code: string; issuedAt: Date };

const SELECT = `SELECT id::text, code_hash AS "codeHash", name, from_year AS "fromYear", to_year AS "toYear", reviews,
  issued_at AS "issuedAt", withdrawn_at AS "withdrawnAt" FROM app.reviewer_certificates WHERE`;
const SAME = `${SELECT} user_id = $1 AND name = $2 AND from_year = $3 AND to_year = $4 AND reviews = $5 ORDER BY issued_at DESC LIMIT 1`;
const INSERT = `INSERT INTO app.reviewer_certificates (id, user_id, code_hash, name, from_year, to_year, reviews, issued_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const WITHDRAW = `UPDATE app.reviewer_certificates SET name = NULL, withdrawn_at = coalesce(withdrawn_at, $3)
  WHERE user_id = $1 AND id::text = $2`;

/** The certificates that were issued to reviewers. */
@Injectable()
export class CertificateStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async of(userId: string): Promise<ReviewerCertificate[]> {
    const { rows } = await this.pool.query<Row>(`${SELECT} user_id = $1 ORDER BY issued_at DESC, id`, [userId]);
    return rows.map(toOwn);
  }

  /** A new certificate, or the existing one with the same facts. */
  async issue(userId: string, certified: Certified): Promise<ReviewerCertificate> {
    return inTransaction(this.pool, async (db) => {
      await db.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`app.reviewer_certificates ${userId}`]);
      const { name, fromYear, toYear, reviews } = certified;
      const [same] = (await db.query<Row>(SAME, [userId, name, fromYear, toYear, reviews])).rows;
      // When the server's secret was changed, its code is lost.
      if (same && codeOf(same) !== null) return toOwn(same);
      return this.insert(db, userId, certified);
    });
  }

  /**
   * @throws ApiProblem 404 for a certificate that is not the person's or is withdrawn; 409 when the code is lost with the server's former
   * secret.
   */
  async valid(userId: string, id: string): Promise<ValidCertificate> {
    const [row] = (await this.pool.query<Row>(`${SELECT} user_id = $1 AND id::text = $2`, [userId, id])).rows;
    if (!row || row.name === null) throw absent();
    const code = codeOf(row);
    if (code === null)
      throw new ApiProblem(
        'CONFLICT',
        'This certificate cannot be printed again. Please withdraw it and create a new one.',
      );
    const { name, fromYear, toYear, reviews, issuedAt } = row;
    return { name, fromYear, toYear, reviews, issuedAt, code };
  }

  /** Idempotent. @throws ApiProblem 404 for a certificate that is not the person's. */
  async withdraw(userId: string, id: string): Promise<void> {
    const { rowCount } = await this.pool.query(WITHDRAW, [userId, id, this.clock.now()]);
    if (rowCount === 0) throw absent();
  }

  /** For anyone who has the code, in its normal form; null for an unknown code. */
  async check(code: string): Promise<CheckedCertificate | null> {
    const [row] = (await this.pool.query<Row>(`${SELECT} code_hash = $1`, [hashOfCode(code)])).rows;
    if (!row) return null;
    const { name, fromYear, toYear, reviews, issuedAt } = row;
    if (name === null) return { status: 'WITHDRAWN' };
    return { status: 'VALID', name, fromYear, toYear, reviews, issuedAt: issuedAt.toISOString() };
  }

  private async insert(db: PoolClient, userId: string, certified: Certified): Promise<ReviewerCertificate> {
    const { name, fromYear, toYear, reviews } = certified;
    const id = newId();
    const row: Row = {
      ...{ id, codeHash: hashOfCode(codeOfCertificate(id)), name, fromYear, toYear, reviews },
      ...{ issuedAt: this.clock.now(), withdrawnAt: null },
    };
    await db.query(INSERT, [id, userId, row.codeHash, name, fromYear, toYear, reviews, row.issuedAt]);
    return toOwn(row);
  }
}

const absent = (): ApiProblem => new ApiProblem('NOT_FOUND', 'This certificate does not exist.');

function codeOf({ id, codeHash }: Row): string | null {
  const code = codeOfCertificate(id);
  return hashOfCode(code) === codeHash ? code : null;
}

const toOwn = (row: Row): ReviewerCertificate => ({
  id: row.id,
  fromYear: row.fromYear,
  toYear: row.toYear,
  reviews: row.reviews,
  issuedAt: row.issuedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  code: row.withdrawnAt === null ? codeOf(row) : null,
});
