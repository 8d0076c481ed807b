import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { normalEmail } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import type { Account } from './account';
import { ACCOUNT_SELECT, COLUMNS } from './columns';

const UNKNOWN = 'This user does not exist.';
const TAKEN = 'There is already an account with this email address.';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isUuid = (id: string): boolean => UUID.test(id);

export const ORCID_TAKEN =
  'There is already an account with this ORCID iD. Sign in to it, and link ORCID on its profile.';

function asTaken(failure: unknown): unknown {
  if (!(failure instanceof DatabaseError)) return failure;
  if (failure.constraint === 'users_authenticated_orcid_key') return new ApiProblem('CONFLICT', ORCID_TAKEN);
  return failure.constraint === 'users_email_key_key' ? new ApiProblem('CONFLICT', TAKEN, { email: TAKEN }) : failure;
}

/** The fields to change. */
export type AccountChange = Partial<Omit<Account, 'id' | 'createdAt'>>;

/** Reads and writes single rows of app.users. */
@Injectable()
export class UserStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async find(id: string, db: Pool | PoolClient = this.pool): Promise<Account | null> {
    return isUuid(id) ? this.one('id = $1', id, db) : null;
  }

  /** @throws ApiProblem 404 when there is no such account. */
  async get(id: string, db: Pool | PoolClient = this.pool): Promise<Account> {
    const account = await this.find(id, db);
    if (!account) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return account;
  }

  /**
   * The account, locked until the end of this transaction.
   * @throws ApiProblem 404 when there is no such account.
   */
  async lock(id: string, db: PoolClient): Promise<Account> {
    const sql = `SELECT ${ACCOUNT_SELECT} FROM app.users WHERE id = $1 AND NOT deleted FOR UPDATE`;
    const account = isUuid(id) ? (await db.query<Account>(sql, [id])).rows[0] : undefined;
    if (!account) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return account;
  }

  async findByEmail(email: string, db: Pool | PoolClient = this.pool): Promise<Account | null> {
    return this.one('email_key = $1', normalEmail(email), db);
  }

  /** The account that has proven this address, as its present or a former address. The address must be in normalised form. */
  async findHolder(address: string, db: Pool | PoolClient = this.pool): Promise<Account | null> {
    return this.one('addresses @> ARRAY[$1] AND NOT unproven', address, db);
  }

  /**
   * Two people must not share an address: their mails and their entries as authors are found by it.
   * @throws ApiProblem 409 when another account than `userId` has proven this address, as its present or a former address.
   */
  async assertFree(email: string, userId: string, db: Pool | PoolClient = this.pool): Promise<void> {
    if (!(await this.isFree(email, userId, db))) throw new ApiProblem('CONFLICT', TAKEN, { email: TAKEN });
  }

  /** False when another account than `userId` has proven this address, as its present or a former address. */
  async isFree(email: string, userId: string, db: Pool | PoolClient): Promise<boolean> {
    const { rows } = await db.query(
      `SELECT FROM app.users WHERE (email_key = $1 OR addresses @> ARRAY[$1]) AND NOT unproven AND NOT deleted AND id <> $2 LIMIT 1`,
      [normalEmail(email), userId],
    );
    return rows.length === 0;
  }

  /** The account with this authenticated ORCID iD. */
  async findByOrcid(orcid: string, db: Pool | PoolClient = this.pool): Promise<Account | null> {
    return this.one('authenticated_orcid = $1', orcid, db);
  }

  /** @throws ApiProblem 409 when the address has an account, or is a former address of one. */
  async insert(account: Account, db: Pool | PoolClient = this.pool): Promise<void> {
    await this.assertFree(account.email, account.id, db);
    const fields = Object.keys(COLUMNS) as (keyof Account)[];
    const columns = [...fields.map((field) => COLUMNS[field]), 'email_key'];
    const values = [...fields.map((field) => account[field]), normalEmail(account.email)];
    await this.write(
      `INSERT INTO app.users (${columns.join(', ')}) VALUES (${values.map((_v, i) => `$${i + 1}`).join(', ')})`,
      values,
      db,
    );
  }

  /** Replaces a hash by a new hash of the same password. False when the password was replaced in the meantime. */
  async renewHash(id: string, before: string, after: string): Promise<boolean> {
    const sql = `UPDATE app.users SET password_hash = $3,
        demonstration_hash = CASE WHEN demonstration_hash = password_hash THEN $3 ELSE demonstration_hash END
      WHERE id = $1 AND password_hash = $2`;
    return (await this.pool.query(sql, [id, before, after])).rowCount === 1;
  }

  /**
   * Changes only the given fields.
   * @throws ApiProblem 404 without such an account, 409 when the new address is taken.
   */
  async update(id: string, change: AccountChange, db: Pool | PoolClient = this.pool): Promise<Account> {
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter((field) => change[field] !== undefined);
    if (fields.length === 0) return this.get(id, db);
    const sets = fields.map((field, i) => `${COLUMNS[field]} = $${i + 2}`);
    const values: unknown[] = [id, ...fields.map((field) => change[field])];
    if (change.email !== undefined) {
      values.push(normalEmail(change.email));
      sets.push(`email_key = $${values.length}`);
    }
    const rows = await this.write(
      `UPDATE app.users SET ${sets.join(', ')} WHERE id = $1 AND NOT deleted RETURNING ${ACCOUNT_SELECT}`,
      values,
      db,
    );
    const [account] = rows;
    if (!account) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return account;
  }

  /** Marks an account as a demonstration account, as long as it keeps its present password. */
  async markDemonstration(id: string): Promise<void> {
    await this.pool.query('UPDATE app.users SET demonstration_hash = password_hash WHERE id = $1', [id]);
  }

  /**
   * Closes an unproven account whose address another person has proven. It no longer has a password or an address, and no one can
   * sign in to it. Staff can still open its drafts.
   */
  async giveUpAddress(id: string, db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.users SET email_key = 'closed ' || id, password_hash = NULL, one_time_hash = NULL, one_time_purpose = NULL,
        one_time_expires = NULL WHERE id = $1 AND unproven`,
      [id],
    );
  }

  /** Closes an account that is merged into another one: no one can sign in to it, and it is in no directory. */
  async close(id: string, mergedInto: string, db: PoolClient): Promise<void> {
    await db.query(
      `UPDATE app.users SET email_key = 'closed ' || id, password_hash = NULL, one_time_hash = NULL, one_time_purpose = NULL,
        one_time_expires = NULL, addresses = '{}', authenticated_orcid = NULL, former_ids = '{}', group_id = 1, deleted = true,
        merged_into = $2 WHERE id = $1`,
      [id, mergedInto],
    );
  }

  private async one(where: string, value: string, db: Pool | PoolClient = this.pool): Promise<Account | null> {
    const { rows } = await db.query<Account>(`SELECT ${ACCOUNT_SELECT} FROM app.users WHERE ${where} AND NOT deleted`, [
      value,
    ]);
    return rows[0] ?? null;
  }

  private async write(sql: string, values: unknown[], db: Pool | PoolClient = this.pool): Promise<Account[]> {
    try {
      return (await db.query<Account>(sql, values)).rows;
    } catch (failure) {
      throw asTaken(failure);
    }
  }
}
