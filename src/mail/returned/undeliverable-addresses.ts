import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type AddressMark, type AddressMarks, normalEmail } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';

interface Row {
  address: string;
  since: Date;
  lastAt: Date;
  status: string | null;
}

const COLUMNS = 'address_key AS address, since, last_at AS "lastAt", status';
const MARK = `INSERT INTO app.undeliverable_addresses (address_key, since, last_at, status) VALUES ($1, $2, $2, $3)
  ON CONFLICT (address_key) DO UPDATE SET since = least(undeliverable_addresses.since, $2),
    status = CASE WHEN undeliverable_addresses.last_at <= $2 THEN $3 ELSE undeliverable_addresses.status END,
    last_at = greatest(undeliverable_addresses.last_at, $2)`;
const ANSWERED = 'DELETE FROM app.undeliverable_addresses WHERE address_key = $1 AND last_at <= $2';
const CLEAR = 'DELETE FROM app.undeliverable_addresses WHERE address_key = $1';
const FIND = `SELECT ${COLUMNS} FROM app.undeliverable_addresses WHERE address_key = ANY($1) ORDER BY address_key`;
const LIST = `SELECT ${COLUMNS}, (SELECT count(*)::int FROM app.undeliverable_addresses) AS total FROM app.undeliverable_addresses
  ORDER BY last_at DESC, address_key LIMIT $1 OFFSET $2`;

/** The addresses to which mails bounce. */
@Injectable()
export class UndeliverableAddresses {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** Marks the address after a failed mail. Idempotent. */
  async mark(address: string, at: Date, status: string | null): Promise<void> {
    await this.pool.query(MARK, [normalEmail(address), at, status]);
  }

  /** An answer came from the address: removes the mark, unless it is newer. */
  async answered(address: string, at: Date): Promise<void> {
    await this.pool.query(ANSWERED, [normalEmail(address), at]);
  }

  /** Removes the mark by hand. @throws ApiProblem 404 */
  clear(address: string, by: RequestUser): Promise<void> {
    const key = normalEmail(address);
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query(CLEAR, [key]);
      if (rowCount === 0) throw new ApiProblem('NOT_FOUND', 'Mails to this address do not bounce.');
      await this.log.record({ action: 'ADDRESS_MARK_REMOVED', by, before: { email: key } }, db);
    });
  }

  /** Those of these addresses that are marked. */
  async among(addresses: readonly string[]): Promise<AddressMark[]> {
    return (await this.pool.query<Row>(FIND, [addresses.map(normalEmail)])).rows.map(toMark);
  }

  /** Latest bounce first. @param page counts from 0. */
  async list(page: number, size: number): Promise<AddressMarks> {
    const { rows } = await this.pool.query<Row & { total: number }>(LIST, [size, page * size]);
    return { items: rows.map(toMark), total: rows[0]?.total ?? 0 };
  }
}

const toMark = ({ address, since, lastAt, status }: Row): AddressMark => ({
  ...{ address, status, since: since.toISOString(), lastAt: lastAt.toISOString() },
});
