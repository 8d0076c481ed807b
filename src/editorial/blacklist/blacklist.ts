import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { normalEmail } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/api-problem';
import { PG_POOL } from '../../platform/postgres';

/** Spec part 2, section 3, 'Blacklist author'. */
export interface BlacklistAuthor {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  shortReason: string;
}

const SELECT = `SELECT id::text, first_name AS "firstName", last_name AS "lastName", email AS "emailAddress",
  short_reason AS "shortReason" FROM app.blacklist`;
const LISTED = 'This e-mail address is on the blacklist already.';
const UNKNOWN = 'This entry is not on the blacklist any more.';
const UNIQUE_VIOLATION = '23505';

const listed = (): ApiProblem => new ApiProblem('CONFLICT', LISTED, { emailAddress: LISTED });
/** @throws ApiProblem 400 for what cannot be the id of an entry. */
function numberOf(id: string): string {
  if (!/^\d{1,15}$/.test(id)) throw new ApiProblem('BAD_REQUEST', 'This is not the id of an entry of the blacklist.');
  return id;
}

/** People who may not review (lifecycle, section 3). Table `app.blacklist`. */
@Injectable()
export class Blacklist {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name. */
  async all(): Promise<BlacklistAuthor[]> {
    const { rows } = await this.pool.query<BlacklistAuthor>(
      `${SELECT} ORDER BY lower(last_name), lower(first_name), id`,
    );
    return rows;
  }

  /** Which of these addresses are on the list, in their normal form. One query. */
  async among(emails: readonly string[]): Promise<Set<string>> {
    if (emails.length === 0) return new Set();
    const { rows } = await this.pool.query<{ email_key: string }>(
      'SELECT email_key FROM app.blacklist WHERE email_key = ANY($1)',
      [emails.map(normalEmail)],
    );
    return new Set(rows.map((row) => row.email_key));
  }

  /** @throws ApiProblem 409 for an address that is on the list. */
  async add(author: Omit<BlacklistAuthor, 'id'>, addedBy: string): Promise<BlacklistAuthor> {
    const { firstName, lastName, emailAddress, shortReason } = author;
    const { rows } = await this.pool.query<{ id: string }>(
      `INSERT INTO app.blacklist (first_name, last_name, email, email_key, short_reason, added_by, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (email_key) DO NOTHING RETURNING id::text`,
      [firstName, lastName, emailAddress, normalEmail(emailAddress), shortReason, addedBy, this.clock.now()],
    );
    const [row] = rows;
    if (!row) throw listed();
    return { id: row.id, ...author };
  }

  /** @throws ApiProblem 404 when there is no such entry, 400 for what is no id, 409 when its new address is on the list already. */
  async change(author: BlacklistAuthor): Promise<BlacklistAuthor> {
    const { id, firstName, lastName, emailAddress, shortReason } = author;
    const changed = this.pool.query(
      'UPDATE app.blacklist SET first_name = $2, last_name = $3, email = $4, email_key = $5, short_reason = $6 WHERE id = $1',
      [numberOf(id), firstName, lastName, emailAddress, normalEmail(emailAddress), shortReason],
    );
    const { rowCount } = await changed.catch((failure: { code?: string }) => {
      throw failure.code === UNIQUE_VIOLATION ? listed() : failure;
    });
    if (!rowCount) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return author;
  }

  /** @throws ApiProblem 404 when there is no such entry, 400 for what is no id. */
  async remove(id: string): Promise<void> {
    const { rowCount } = await this.pool.query('DELETE FROM app.blacklist WHERE id = $1', [numberOf(id)]);
    if (!rowCount) throw new ApiProblem('NOT_FOUND', UNKNOWN);
  }
}
