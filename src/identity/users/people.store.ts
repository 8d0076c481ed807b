import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  type GroupName,
  type Language,
  normalEmail,
  type PersonIdentity,
  REVIEWING_GROUPS,
  type SeniorityLevel,
} from '../../contracts';
import { Batches, SMALL_READ_BATCHES } from '../../platform/batches/batches';
import { PG_POOL } from '../../platform/postgres';
import { groupIdOf, groupName } from './account';
import { type LineRow, PERSON_LINES, type PersonLine, toPersonLine } from './person-line';
import { personSearchCondition, searchCondition, searchTextCondition } from './search';
import { isUuid } from './user.store';

/** What other modules may know about an account. */
export interface PersonSummary extends Omit<PersonIdentity, 'userId'> {
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
  /** Language of the person's mails; null: the journal's default. */
  language: Language | null;
  areasOfExpertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  /** True until the person who registered has proven the address. Until then they are in no directory and not selectable (lifecycle, section 5 (1)). */
  unproven: boolean;
  /** False for an account created by staff whose holder has not set a password yet. */
  hasPassword: boolean;
  /** The account of the same person into which this one was merged. */
  mergedInto?: string | null;
}

/** The fields that statistics show. */
export type PersonBrief = Pick<PersonSummary, 'firstName' | 'lastName' | 'seniorityLevel' | 'areasOfExpertise'>;

/** A person as named in lists. */
export type NamedPerson = Pick<
  PersonSummary,
  'id' | 'firstName' | 'middleName' | 'lastName' | 'institute' | 'formerIds'
>;

type Row = Omit<PersonSummary, 'group'> & { groupId: number };

const SELECT = `SELECT id, first_name AS "firstName", middle_name AS "middleName", last_name AS "lastName", email, institute,
  department, country, orcid, city, group_id AS "groupId", areas_of_expertise AS "areasOfExpertise",
  seniority_level AS "seniorityLevel", language, password_hash IS NOT NULL AS "hasPassword", addresses,
  authenticated_orcid AS "authenticatedOrcid", former_ids AS "formerIds", merged_into AS "mergedInto", unproven
  FROM app.users WHERE`;

const NAMES = `SELECT id, first_name AS "firstName", middle_name AS "middleName", last_name AS "lastName", institute,
  former_ids AS "formerIds" FROM app.users WHERE (NOT deleted OR merged_into IS NOT NULL) AND id = ANY($1::uuid[])`;

const SEARCHED = {
  names: ['first_name', 'middle_name', 'last_name', 'institute'],
  all: ['first_name', 'middle_name', 'last_name', 'institute', 'email', 'orcid', 'areas_of_expertise'],
} as const;

/** The data by which the conflict wall recognises a person. */
export const identityOf = ({ id, formerIds, addresses, authenticatedOrcid }: PersonSummary): PersonIdentity => ({
  userId: id,
  formerIds,
  addresses,
  authenticatedOrcid,
});

const toSummary = ({ groupId, ...person }: Row): PersonSummary => ({ ...person, group: groupName(groupId) });

/** Reads people for lists, by one query for any number of people. */
@Injectable()
export class PeopleStore {
  private readonly cachedLines = new Map<string, { mark: string; lines: readonly PersonLine[] }>();

  private readonly asked = new Batches<string[], PersonSummary[]>(
    (lists) => this.byIdsTogether(lists),
    SMALL_READ_BATCHES,
  );

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async byIds(ids: readonly string[]): Promise<PersonSummary[]> {
    const known = [...new Set(ids.filter((id) => isUuid(id)))];
    return known.length === 0 ? [] : this.asked.add(known);
  }

  /** Like `byIds`, with only the fields that name a person, because a list of articles has hundreds of people. */
  async names(ids: readonly string[]): Promise<NamedPerson[]> {
    const known = [...new Set(ids.filter((id) => isUuid(id)))];
    return known.length === 0 ? [] : (await this.pool.query<NamedPerson>(NAMES, [known])).rows;
  }

  /** A prepared statement, since every view of an article runs it. Includes merged accounts, so that their names stay on what they did. */
  private async byIdsTogether(lists: readonly string[][]): Promise<PersonSummary[][]> {
    const text = `${SELECT} (NOT deleted OR merged_into IS NOT NULL) AND id = ANY($1::uuid[])`;
    const values = [[...new Set(lists.flat())]];
    const { rows } = await this.pool.query<Row>({ name: 'people-by-ids', text, values });
    const found = new Map(rows.map((row) => [row.id, toSummary(row)]));
    return lists.map((ids) => ids.flatMap((id) => found.get(id.toLowerCase()) ?? []));
  }

  /** Like `byIds` for thousands of people, most of them reviewers: only the fields that statistics show. */
  async briefs(ids: readonly string[]): Promise<Map<string, PersonBrief>> {
    const reviewers = new Map<string, PersonBrief>(
      (await this.lines(REVIEWING_GROUPS, '')).map((line) => [line.id, line]),
    );
    const others = [...new Set(ids)].filter((id) => !reviewers.has(id) && isUuid(id));
    if (others.length === 0) return reviewers;
    const text = `${PERSON_LINES} id = ANY($1::uuid[])`;
    const { rows } = await this.pool.query<LineRow>({ rowMode: 'array', text, values: [others] });
    for (const row of rows) reviewers.set(row[0], toPersonLine(row));
    return reviewers;
  }

  /** The people with these addresses, present or former. */
  async byEmails(emails: readonly string[]): Promise<PersonSummary[]> {
    if (emails.length === 0) return [];
    const where = 'NOT unproven AND (email_key = ANY($1::text[]) OR addresses && $1::text[])';
    return this.select(where, [[...new Set(emails.map(normalEmail))]], '');
  }

  async atAddresses(addresses: readonly string[]): Promise<PersonSummary[]> {
    if (addresses.length === 0) return [];
    return this.select('NOT unproven AND addresses && $1::text[]', [[...new Set(addresses.map(normalEmail))]], '');
  }

  /** People by last name. `searched`: whether `q` may match fields that outsiders must not know, such as the e-mail address. */
  async list(
    groups: readonly GroupName[],
    q: string,
    limit: number,
    searched: keyof typeof SEARCHED,
  ): Promise<PersonSummary[]> {
    const search = searchCondition(q, SEARCHED[searched]);
    // The stored search text covers more fields than may be searched, but it has an index, so it reduces the candidates.
    const narrowed = searchTextCondition(q).sql;
    const values = [...search.values, groups.map(groupIdOf)];
    const order = `ORDER BY lower(last_name), lower(first_name), id LIMIT ${Math.max(0, Math.floor(limit))}`;
    return this.select(
      `${narrowed} AND ${search.sql} AND NOT unproven AND group_id = ANY($${values.length}::int[])`,
      values,
      order,
    );
  }

  /**
   * All people of these groups, however many, unsorted, who have every word of `q` in names, institute, country, e-mail, ORCID
   * or expertise, ignoring accents, and the person with the former address `q`. Without words the same array is returned until a person
   * of these groups changes.
   */
  async lines(groups: readonly GroupName[], q: string): Promise<readonly PersonLine[]> {
    if (q.trim() !== '') return this.readLines(groups, q);
    const ids = groups.map(groupIdOf);
    // Every change makes a new version of the row, with its own transaction id.
    const text = `SELECT count(*) || ' ' || coalesce(sum(hashint8(xmin::text::bigint)), 0) AS mark FROM app.users
      WHERE NOT deleted AND group_id = ANY($1::int[])`;
    const { rows } = await this.pool.query<{ mark: string }>({ name: 'people-mark', text, values: [ids] });
    const [key, mark] = [ids.join(), rows[0]?.mark ?? ''];
    const cached = this.cachedLines.get(key);
    if (cached?.mark === mark) return cached.lines;
    // Read after the mark, so that a change between the two reads causes one more read at the next call.
    const lines = await this.readLines(groups, '');
    this.cachedLines.set(key, { mark, lines });
    return lines;
  }

  private async readLines(groups: readonly GroupName[], q: string): Promise<PersonLine[]> {
    const search = personSearchCondition(q);
    const text = `${PERSON_LINES} ${search.sql} AND NOT unproven AND group_id = ANY($${search.values.length + 1}::int[])`;
    const values = [...search.values, groups.map(groupIdOf)];
    // As arrays for speed, since there may be thousands of rows.
    return (await this.pool.query<LineRow>({ rowMode: 'array', text, values })).rows.map(toPersonLine);
  }

  private async select(where: string, values: unknown[], order: string): Promise<PersonSummary[]> {
    const { rows } = await this.pool.query<Row>(`${SELECT} NOT deleted AND ${where} ${order}`, values);
    return rows.map(toSummary);
  }
}
