import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { type BlacklistAuthor, normalEmail } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';

/** A person who may be on the list. */
export interface Listable {
  email: string;
  /** First and last name. */
  name: string;
}

/** A matching address is certain; a matching name is only a reason to check. */
export interface BlacklistMatch {
  /** Index of the person in the query, counted from 0. */
  index: number;
  matchedBy: 'EMAIL' | 'NAME';
  entry: BlacklistAuthor;
}

const FIELDS = `b.id::text AS id, b.first_name AS "firstName", b.last_name AS "lastName", b.email AS "emailAddress",
  b.short_reason AS "shortReason"`;
// Two plain joins, since one on 'address or name' would compare every pair.
const MATCHES = `WITH asked AS (SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY a(email, name, place))
  SELECT a.place::int - 1 AS index, 'EMAIL' AS "matchedBy", ${FIELDS} FROM asked a JOIN app.blacklist b ON b.email_key = a.email
  UNION ALL
  SELECT a.place::int - 1, 'NAME', ${FIELDS} FROM asked a JOIN app.blacklist b ON b.name_key = app.search_form(a.name)
   WHERE b.email_key <> a.email
   ORDER BY 1, 2, 5`;
const LISTED = 'This email address is already on the blacklist.';
const UNKNOWN = 'This entry is no longer on the blacklist.';
const UNIQUE_VIOLATION = '23505';

const listed = (): ApiProblem => new ApiProblem('CONFLICT', LISTED, { emailAddress: LISTED });
/** @throws ApiProblem 400 for an invalid id. */
function numberOf(id: string): string {
  if (!/^\d{1,15}$/.test(id)) throw new ApiProblem('BAD_REQUEST', 'This is not the id of a blacklist entry.');
  return id;
}

/** People who may not review (lifecycle, section 3). Table `app.blacklist`. */
@Injectable()
export class Blacklist {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  /** Sorted by name. */
  async all(): Promise<BlacklistAuthor[]> {
    const { rows } = await this.pool.query<BlacklistAuthor>(
      `SELECT ${FIELDS} FROM app.blacklist b ORDER BY lower(last_name), lower(first_name), b.id`,
    );
    return rows;
  }

  /** Those of the given people who are on the list: by address, otherwise by name, ignoring case and accents. One query. */
  async matches(people: readonly Listable[]): Promise<BlacklistMatch[]> {
    if (people.length === 0) return [];
    const names = people.map(({ name }) => name.trim().replace(/\s+/gu, ' '));
    const { rows } = await this.pool.query<Omit<BlacklistMatch, 'entry'> & BlacklistAuthor>(MATCHES, [
      people.map(({ email }) => normalEmail(email)),
      names,
    ]);
    return rows.map(({ index, matchedBy, ...entry }) => ({ index, matchedBy, entry }));
  }

  /** @throws ApiProblem 409 for an address that is already on the list. */
  async add(author: Omit<BlacklistAuthor, 'id'>, by: RequestUser): Promise<BlacklistAuthor> {
    const { firstName, lastName, emailAddress, shortReason } = author;
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ id: string }>(
        `INSERT INTO app.blacklist (first_name, last_name, email, email_key, short_reason, added_by, added_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (email_key) DO NOTHING RETURNING id::text`,
        [firstName, lastName, emailAddress, normalEmail(emailAddress), shortReason, by.userId, this.clock.now()],
      );
      const [row] = rows;
      if (!row) throw listed();
      await this.log.record({ action: 'BLACKLIST_ADDED', by, subject: emailAddress, after: { ...author } }, db);
      return { id: row.id, ...author };
    });
  }

  /** @throws ApiProblem 404 when there is no such entry, 400 for an invalid id, 409 when its new address is already on the list. */
  async change(author: BlacklistAuthor, by: RequestUser): Promise<BlacklistAuthor> {
    const { id, ...after } = author;
    const values = [after.firstName, after.lastName, after.emailAddress, normalEmail(after.emailAddress)];
    return inTransaction(this.pool, async (db) => {
      const { id: _id, ...before } = await this.locked(id, db);
      const changed = db.query(
        'UPDATE app.blacklist SET first_name = $2, last_name = $3, email = $4, email_key = $5, short_reason = $6 WHERE id = $1',
        [id, ...values, after.shortReason],
      );
      await changed.catch((failure: { code?: string }) => {
        throw failure.code === UNIQUE_VIOLATION ? listed() : failure;
      });
      await this.log.record({ action: 'BLACKLIST_CHANGED', by, subject: before.emailAddress, before, after }, db);
      return author;
    });
  }

  /** @throws ApiProblem 404 when there is no such entry, 400 for an invalid id. */
  async remove(id: string, by: RequestUser): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      const { id: _id, ...before } = await this.locked(id, db);
      await db.query('DELETE FROM app.blacklist WHERE id = $1', [id]);
      await this.log.record({ action: 'BLACKLIST_REMOVED', by, subject: before.emailAddress, before }, db);
    });
  }

  private async locked(id: string, db: PoolClient): Promise<BlacklistAuthor> {
    const sql = `SELECT ${FIELDS} FROM app.blacklist b WHERE id = $1 FOR UPDATE`;
    const [entry] = (await db.query<BlacklistAuthor>(sql, [numberOf(id)])).rows;
    if (!entry) throw new ApiProblem('NOT_FOUND', UNKNOWN);
    return entry;
  }
}
