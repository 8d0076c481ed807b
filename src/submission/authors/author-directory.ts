import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { AUTHOR_SELECT, type AuthorRow, nameAndInstitute, toAuthor } from '../../article-desk/public';
import { type Author, normalEmail } from '../../contracts';
import { UNPROVEN_IDS } from '../../identity/public';
import { inTransaction, PG_POOL } from '../../platform/postgres';

/** Most matches of one search (lifecycle, section 4 (7)). */
const MAX_MATCHES = 20;

export interface AuthorCriteria {
  firstName?: string;
  lastName?: string;
  email?: string;
  orcid?: string;
  /** Any part of the full name. */
  q?: string;
}

/** Whether e-mail addresses are shown and can be searched by a part of them; staff only. */
export interface DirectoryScope {
  emails: boolean;
  /** The person who searches, who also finds the entries they made themselves. */
  caller: string;
}

const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, (found) => `\\${found}`)}%`;

/** SQL conditions over the alias `a` with their parameters. */
function conditions(criteria: AuthorCriteria, scope: DirectoryScope): { where: string[]; values: string[] } {
  const where = ['true'];
  const values: string[] = [];
  const add = (sql: (parameter: string) => string, value: string): void => {
    values.push(value);
    where.push(sql(`$${values.length}`));
  };
  const holds = (column: string, text: string): void =>
    add((p) => `a.${column} LIKE app.search_form(${p})`, contains(text));
  if (criteria.firstName) holds('first_text', criteria.firstName);
  if (criteria.lastName) holds('last_text', criteria.lastName);
  if (criteria.orcid) add((p) => `a.orcid = ${p}`, criteria.orcid.trim().toUpperCase());
  // Searching by part would let a caller find out an address letter by letter.
  if (criteria.email && scope.emails) add((p) => `a.email_key LIKE ${p}`, contains(criteria.email.toLowerCase()));
  else if (criteria.email) add((p) => `a.email_key = ${p}`, normalEmail(criteria.email));
  if (criteria.q) holds('name_text', criteria.q);
  // Entries of a person who has not proven an address are in no directory (lifecycle, section 5 (1)).
  add((p) => `(a.created_by = ${p}::uuid OR a.created_by NOT IN (${UNPROVEN_IDS}))`, scope.caller);
  return { where, values };
}

/** True when no text is long enough for a trigram index. */
const isBroad = ({ firstName = '', lastName = '', q = '', email = '', orcid = '' }: AuthorCriteria): boolean =>
  [firstName, lastName, q].every((text) => text.trim().length < 3) && email === '' && orcid === '';

/** The search for authors. Non-staff get names and institutes only (lifecycle, section 4 (7)). */
@Injectable()
export class AuthorDirectory {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** At most 20 authors who match all criteria, ignoring accents; one per e-mail address, by name. */
  async find(criteria: AuthorCriteria, scope: DirectoryScope): Promise<Author[]> {
    const { where, values } = conditions(criteria, scope);
    const better = where.map((condition) => condition.replaceAll('a.', 'b.')).join(' AND ');
    const condition = where.join(' AND ');
    // One or two letters occur in every tenth name, so the first twenty are found soon. Three or more letters use the index.
    const found = isBroad(criteria)
      ? `(SELECT * FROM app.authors a WHERE ${condition})`
      : `(SELECT * FROM app.authors a WHERE ${condition} OFFSET 0)`;
    // Scans in the order of names until there are enough: the bracketed subquery runs row by row.
    const sql = `SELECT ${AUTHOR_SELECT} FROM (SELECT * FROM ${found} a
         ORDER BY lower(a.last_name), lower(a.first_name), a.id OFFSET 0) a
       WHERE NOT (SELECT EXISTS (SELECT FROM app.authors b WHERE b.email_key = a.email_key AND ${better} AND
         (b.id <> b.created_by, b.created_at, b.id) < (a.id <> a.created_by, a.created_at, a.id)))
       LIMIT ${MAX_MATCHES}`;
    const rows = await inTransaction(this.pool, async (db) => {
      // For three letters that many names share, Postgres prefers a sequential scan, which takes five times as long.
      if (!isBroad(criteria)) await db.query('SET LOCAL enable_seqscan = off');
      return (await db.query<AuthorRow>(sql, values)).rows;
    });
    return rows.map((row) => (scope.emails ? toAuthor(row) : nameAndInstitute(row)));
  }
}
