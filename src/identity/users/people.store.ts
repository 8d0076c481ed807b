import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type GroupName, normalEmail, REVIEWING_GROUPS, type SeniorityLevel } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { groupIdOf, groupName } from './account';
import { searchCondition, searchTextCondition } from './search';
import { isUuid } from './user.store';

/** What other parts of the system may know about an account. */
export interface PersonSummary {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  email: string;
  institute: string | null;
  department: string | null;
  country: string | null;
  orcid: string | null;
  city: string | null;
  group: GroupName;
  areasOfExpertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  /** False for an account that staff have made and its holder has not opened yet. */
  hasPassword: boolean;
}

/** The little by which thousands of people are put in order. */
export type PersonLine = Pick<
  PersonSummary,
  'id' | 'firstName' | 'lastName' | 'email' | 'areasOfExpertise' | 'seniorityLevel'
>;

/** What statistics say of a person. */
export type PersonBrief = Pick<PersonSummary, 'firstName' | 'lastName' | 'seniorityLevel' | 'areasOfExpertise'>;

type Row = Omit<PersonSummary, 'group'> & { groupId: number };

type LineRow = [
  id: string,
  firstName: string,
  lastName: string,
  email: string,
  expertise: string | null,
  level: SeniorityLevel | null,
];

const LINE =
  'SELECT id, first_name, last_name, email, areas_of_expertise, seniority_level FROM app.users WHERE NOT deleted AND';

const toLine = ([id, firstName, lastName, email, areasOfExpertise, seniorityLevel]: LineRow): PersonLine => ({
  ...{ id, firstName, lastName, email, areasOfExpertise, seniorityLevel },
});

/** More reviewers than any journal has. */
const MOST_REVIEWERS = 10_000;

const SELECT = `SELECT id, first_name AS "firstName", middle_name AS "middleName", last_name AS "lastName", email, institute,
  department, country, orcid, city, group_id AS "groupId", areas_of_expertise AS "areasOfExpertise",
  seniority_level AS "seniorityLevel", password_hash IS NOT NULL AS "hasPassword"
  FROM app.users WHERE NOT deleted AND`;

const SEARCHED = {
  names: ['first_name', 'middle_name', 'last_name', 'institute'],
  all: ['first_name', 'middle_name', 'last_name', 'institute', 'email', 'orcid', 'areas_of_expertise'],
} as const;

const toSummary = ({ groupId, ...person }: Row): PersonSummary => ({ ...person, group: groupName(groupId) });

/** Reads people in lists: one query each, whatever the number. */
@Injectable()
export class PeopleStore {
  private readonly keptLines = new Map<string, { mark: string; lines: readonly PersonLine[] }>();

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async byIds(ids: readonly string[]): Promise<PersonSummary[]> {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return [];
    // Prepared, since every view of an article asks for it.
    const text = `${SELECT} id = ANY($1::uuid[])`;
    const { rows } = await this.pool.query<Row>({ name: 'people-by-ids', text, values: [[...new Set(known)]] });
    return rows.map(toSummary);
  }

  /** As `byIds`, for thousands of people, most of them reviewers: only what statistics say of them. */
  async briefs(ids: readonly string[]): Promise<Map<string, PersonBrief>> {
    const reviewers = new Map<string, PersonBrief>(
      (await this.lines(REVIEWING_GROUPS, '', MOST_REVIEWERS)).map((line) => [line.id, line]),
    );
    const others = [...new Set(ids)].filter((id) => !reviewers.has(id) && isUuid(id));
    if (others.length === 0) return reviewers;
    const text = `${LINE} id = ANY($1::uuid[])`;
    const { rows } = await this.pool.query<LineRow>({ rowMode: 'array', text, values: [others] });
    for (const row of rows) reviewers.set(row[0], toLine(row));
    return reviewers;
  }

  async byEmails(emails: readonly string[]): Promise<PersonSummary[]> {
    if (emails.length === 0) return [];
    return this.select('email_key = ANY($1::text[])', [[...new Set(emails.map(normalEmail))]], '');
  }

  /** By last name. `searched`: whether `q` may match what outsiders must not learn, such as the e-mail address. */
  async list(
    groups: readonly GroupName[],
    q: string,
    limit: number,
    searched: keyof typeof SEARCHED,
  ): Promise<PersonSummary[]> {
    const search = searchCondition(q, SEARCHED[searched]);
    // The kept text holds more than may be searched, and has an index: what it does not hold need not be looked at.
    const narrowed = searchTextCondition(q).sql;
    const values = [...search.values, groups.map(groupIdOf)];
    const order = `ORDER BY lower(last_name), lower(first_name), id LIMIT ${Math.max(0, Math.floor(limit))}`;
    return this.select(`${narrowed} AND ${search.sql} AND group_id = ANY($${values.length}::int[])`, values, order);
  }

  /**
   * Everybody of these groups, in no order and at most `limit`, who holds every word of `q` in names, institute, country, e-mail, ORCID or
   * expertise, accents aside. Without words the same lines are answered again for as long as nobody of these groups changes.
   */
  async lines(groups: readonly GroupName[], q: string, limit: number): Promise<readonly PersonLine[]> {
    if (q.trim() !== '') return this.readLines(groups, q, limit);
    const ids = groups.map(groupIdOf);
    // Any change makes a new version of the row, with a transaction of its own.
    const text = `SELECT count(*) || ' ' || coalesce(sum(hashint8(xmin::text::bigint)), 0) AS mark FROM app.users
      WHERE NOT deleted AND group_id = ANY($1::int[])`;
    const { rows } = await this.pool.query<{ mark: string }>({ name: 'people-mark', text, values: [ids] });
    const [key, mark] = [`${ids.join()} ${limit}`, rows[0]?.mark ?? ''];
    const kept = this.keptLines.get(key);
    if (kept?.mark === mark) return kept.lines;
    // Read after the mark: what changes between the two is read once more by the next who asks.
    const lines = await this.readLines(groups, '', limit);
    this.keptLines.set(key, { mark, lines });
    return lines;
  }

  private async readLines(groups: readonly GroupName[], q: string, limit: number): Promise<PersonLine[]> {
    const search = searchTextCondition(q);
    const text = `${LINE} ${search.sql} AND group_id = ANY($${search.values.length + 1}::int[])
      LIMIT ${Math.max(0, Math.floor(limit))}`;
    const values = [...search.values, groups.map(groupIdOf)];
    // As arrays, since there may be thousands.
    return (await this.pool.query<LineRow>({ rowMode: 'array', text, values })).rows.map(toLine);
  }

  private async select(where: string, values: unknown[], order: string): Promise<PersonSummary[]> {
    const { rows } = await this.pool.query<Row>(`${SELECT} ${where} ${order}`, values);
    return rows.map(toSummary);
  }
}
