import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../../projections/article-card';
import { TODO_LIST } from '../../../../projections/todo-list';
import { type AssociateWorkload, dayNumber, startOfDay } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { TODO_CONDITIONS } from '../../lists/todo-lists';

type Counts = Omit<
  AssociateWorkload,
  'id' | 'firstName' | 'lastName' | 'institute' | 'areasOfExpertise' | 'nextDueDate'
>;
type LoadRow = Counts & { id: string; nextDueDate: Date | null };

const NOTHING: Counts = {
  currentAssignments: 0,
  waitingForThem: 0,
  underReview: 0,
  withAuthors: 0,
  inCheck: 0,
  overdue: 0,
};

const countIf = (condition: string): string => `count(*) FILTER (WHERE ${condition})::int`;
const SQL = `SELECT c.associate_id AS id, count(*)::int AS "currentAssignments",
    ${countIf("c.status IN ('ASSOCIATE_EDITOR', 'REVIEWER_SELECTION', 'REVIEWED')")} AS "waitingForThem",
    ${countIf("c.status = 'UNDER_REVIEW'")} AS "underReview",
    ${countIf("c.status IN ('MINOR_REVISION', 'MAJOR_REVISION', 'CORRECTION')")} AS "withAuthors",
    ${countIf("c.status = 'NEW_ARTICLE'")} AS "inCheck",
    ${countIf(TODO_CONDITIONS.overdueAssociate)} AS overdue,
    min(t.associate_due_at) AS "nextDueDate"
  FROM ${ARTICLE_CARD} c LEFT JOIN ${TODO_LIST} t USING (article_id)
  WHERE c.associate_id IS NOT NULL AND c.status IN ('ASSOCIATE_EDITOR', 'REVIEWER_SELECTION', 'REVIEWED', 'UNDER_REVIEW',
    'MINOR_REVISION', 'MAJOR_REVISION', 'CORRECTION', 'NEW_ARTICLE') AND ${notInvolved('$1')}
  GROUP BY c.associate_id`;

interface ListAssociateWorkload {
  user: RequestUser;
}

/** All associate editors by last name, each with the articles they hold (spec part 2, section 2, '/associateEditors'). */
@Injectable()
export class ListAssociateWorkloadReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  async read({ user }: ListAssociateWorkload): Promise<AssociateWorkload[]> {
    const { timeZone } = await this.settings.current();
    const today = startOfDay(dayNumber(this.clock.now(), timeZone), timeZone);
    const [associates, { rows }] = await Promise.all([
      this.people.listGroup(['associate editor']),
      this.pool.query<LoadRow>(SQL, [keysOfViewer(user), today]),
    ]);
    const loads = new Map(rows.map(({ id, ...load }) => [id, load]));
    return associates.map((person) => withLoad(person, loads.get(person.id)));
  }
}

function withLoad(person: PersonSummary, load: Omit<LoadRow, 'id'> | undefined): AssociateWorkload {
  const { id, firstName, lastName, institute, areasOfExpertise } = person;
  const nextDueDate = load?.nextDueDate?.toISOString() ?? null;
  return { id, firstName, lastName, institute, areasOfExpertise, ...NOTHING, ...load, nextDueDate };
}
