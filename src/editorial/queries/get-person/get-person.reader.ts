import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { AuthorVeil, NO_VEIL } from '../../../article-desk/public';
import { dayNumber, PERSON_PARTS, type PersonNumbers, type PersonPage, startOfDay } from '../../../contracts';
import type { PersonSummary } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { PeopleFound } from '../../people/people-found';
import { OPEN_REQUEST, personListSql, REQUEST_DUE } from '../../people/person-lists';
import { SqlParameters } from '../../search/sql/sql-parameters';

interface GetPerson {
  id: string;
  user: RequestUser;
}

/** The days of all answers of a request, and their number: also answers to earlier mails, after which the person was asked again. */
const DAYS = `coalesce(sum(r.response_days), 0) + coalesce(sum((SELECT sum(days) FROM unnest(r.earlier_response_days) days)), 0)`;
const ANSWERS = 'count(r.decided_at) + coalesce(sum(cardinality(r.earlier_answered_at)), 0)';
const IS_ANSWERED = "r.decided_at IS NOT NULL OR r.earlier_answered_at <> '{}'";

const countIf = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::int`;

/** The data of a person's own page: who they are, how much is in each list, and how they review (screens, 'Shell'). */
@Injectable()
export class GetPersonReader {
  constructor(
    private readonly people: PeopleFound,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly veil: AuthorVeil,
  ) {}

  /** @throws ApiProblem 404 when there is no such account. */
  async read({ id, user }: GetPerson): Promise<PersonPage> {
    const person = await this.people.get(id);
    const [counts, numbers] = await Promise.all([this.counts(person, user), this.numbers(person, user)]);
    return { ...shown(person), counts, numbers, onlyHeld: user.group === 'associate editor' };
  }

  private async counts(person: PersonSummary, user: RequestUser): Promise<PersonPage['counts']> {
    const parameters = new SqlParameters();
    const veil = await this.veil.of(user);
    const columns = PERSON_PARTS.map((part) => {
      const { from, where } = personListSql(part, person, user, parameters, veil);
      return `(SELECT count(*)::int FROM ${from} WHERE ${where}) AS ${part}`;
    });
    const { rows } = await this.pool.query<PersonPage['counts']>(`SELECT ${columns.join(', ')}`, parameters.values);
    return rows[0] ?? { written: 0, reviews: 0, held: 0 };
  }

  /** A request counts from the day its first mail is sent, with each of its answers, as in the statistics of reviewers. */
  private async numbers(person: PersonSummary, user: RequestUser): Promise<PersonNumbers> {
    const { timeZone } = await this.settings.current();
    const parameters = new SqlParameters();
    const today = parameters.add(startOfDay(dayNumber(this.clock.now(), timeZone), timeZone));
    const { from, where } = personListSql('reviews', person, user, parameters, NO_VEIL);
    const sql = `SELECT count(*)::int AS asked, ${countIf(OPEN_REQUEST)} AS open,
        ${countIf("r.status = 'Completed'")} AS finished, ${countIf(`${REQUEST_DUE} < ${today}`)} AS late,
        ${countIf(IS_ANSWERED)}::float8 / nullif(count(*), 0) AS "answerRate",
        (${DAYS}) / nullif(${ANSWERS}, 0)::float8 AS "daysToAnswer", avg(r.avg_rating)::float8 AS "averageRating"
      FROM ${from} WHERE ${where} AND r.mailed_at IS NOT NULL`;
    const { rows } = await this.pool.query<PersonNumbers>(sql, parameters.values);
    const [numbers] = rows;
    if (!numbers) throw new Error('A query of counts without a row');
    return numbers;
  }
}

const shown = (person: PersonSummary): Omit<PersonPage, 'counts' | 'numbers' | 'onlyHeld'> => ({
  id: person.id,
  firstName: person.firstName,
  middleName: person.middleName,
  lastName: person.lastName,
  email: person.email,
  institute: person.institute,
  department: person.department,
  city: person.city,
  country: person.country,
  orcid: person.orcid,
  authenticatedOrcid: person.authenticatedOrcid,
  group: person.group,
  areasOfExpertise: person.areasOfExpertise,
  seniorityLevel: person.seniorityLevel,
  unproven: person.unproven,
});
