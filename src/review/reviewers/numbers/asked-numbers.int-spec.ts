import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { type AskedNumbers, AskedNumbersReader, NOT_ASKED } from './asked-numbers';

const STRANGER = {
  ...{ userId: 'somebody', formerIds: [], addresses: ['somebody@x.test'], authenticatedOrcid: null, real: null },
} as unknown as RequestUser;
const personOf = (n: number): string => `person-${n.toString(16).padStart(3, '0')}`;
const MARK = `INSERT INTO rm.reviewer_assignments_mark VALUES (right($1, 2), $2)
  ON CONFLICT (id) DO UPDATE SET checksum = reviewer_assignments_mark.checksum # EXCLUDED.checksum`;

describe('the numbers of people who were asked', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  });
  afterAll(() => app.stop());

  const seen = async (): Promise<(id: string) => AskedNumbers> =>
    app.nest.get(AskedNumbersReader, { strict: false }).seenBy(STRANGER);
  /** What another process would write: a request, mailed some days ago, and the mark of its group. */
  const before = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);
  const ask = async (
    person: string,
    daysAgo = 3,
    status = 'Mailed',
    { firstAgo = daysAgo, answers = [] as { ago: number; days: number }[] } = {},
  ): Promise<void> => {
    const [at, first] = [before(daysAgo), before(firstAgo)];
    await pool.query(
      `INSERT INTO rm.reviewer_assignments (assignment_id, article_id, reviewer_id, revision, status, selected_at, asked_at, mailed_at, earlier_answered_at, earlier_response_days, decision_taken, present_revision)
       VALUES (gen_random_uuid()::text, 'article', $1, 0, $2, $3, $4, $3, $5, $6, false, true)`,
      [person, status, at, first, answers.map(({ ago }) => before(ago)), answers.map(({ days }) => days)],
    );
    await pool.query(MARK, [person, Math.floor(Math.random() * 1e12)]);
  };

  it('are read again for the group of a person whose requests have changed, and are kept for all others', async () => {
    await Promise.all([personOf(1), personOf(2)].map((person) => ask(person)));
    const before = await seen();
    expect(before(personOf(1))).toMatchObject({ currentAsignments: 1, assignmentsLastYear: 1 });
    await ask(personOf(1), 5, 'Declined');
    const after = await seen();
    expect(after(personOf(1))).toMatchObject({ currentAsignments: 1, assignmentsLastYear: 2, rejectPct: 0.5 });
    expect(after(personOf(2))).toBe(before(personOf(2)));
    expect((await seen())(personOf(1))).toBe(after(personOf(1)));
  });

  it('are empty for a person whose last request was deleted, with the mark of the group', async () => {
    await ask(personOf(3));
    expect((await seen())(personOf(3)).currentAsignments).toBe(1);
    await pool.query('DELETE FROM rm.reviewer_assignments WHERE reviewer_id = $1', [personOf(3)]);
    await pool.query('DELETE FROM rm.reviewer_assignments_mark WHERE id = right($1, 2)', [personOf(3)]);
    expect((await seen())(personOf(3))).toBe(NOT_ASKED);
  });

  it('are correct when many groups change at the same time, and all of them are read', async () => {
    await seen();
    const many = Array.from({ length: 40 }, (_none, n) => personOf(0x20 + n));
    for (const person of many) await ask(person);
    const after = await seen();
    expect(many.map((person) => after(person).currentAsignments)).toEqual(many.map(() => 1));
    expect(after(personOf(2)).currentAsignments).toBe(1);
  });

  it('leave out a request when it is a year old, unless it is still open', async () => {
    await ask(personOf(0x80), 363, 'Declined');
    await ask(personOf(0x81), 363);
    expect((await seen())(personOf(0x80)).assignmentsLastYear).toBe(1);
    app.clock.advance({ days: 3 });
    const later = await seen();
    expect(later(personOf(0x80))).toEqual(NOT_ASKED);
    expect(later(personOf(0x81))).toMatchObject({ currentAsignments: 1, assignmentsLastYear: 0 });
  });

  it('count a request once, on the day of its first mail, and each of its answers', async () => {
    await ask(personOf(0x90), 30, 'Mailed', { firstAgo: 400, answers: [{ ago: 390, days: 10 }] });
    await ask(personOf(0x91), 30, 'Mailed', { firstAgo: 60, answers: [{ ago: 58, days: 2 }] });
    const numbers = await seen();
    expect(numbers(personOf(0x90))).toMatchObject({
      ...{ currentAsignments: 1, assignmentsLastYear: 0, responseTime: null },
    });
    expect(numbers(personOf(0x91))).toMatchObject({ assignmentsLastYear: 1, responseTime: 2 });
  });

  it('have a mark for the group of everyone who was asked, and for no other', async () => {
    const story = await OfficeStory.inSelection(app);
    const { rows: old } = await pool.query('SELECT id, checksum FROM rm.reviewer_assignments_mark');
    await story.reviewed('reviewer');
    const { user } = await app.as('reviewer');
    expect((await seen())(user.id)).toMatchObject({ currentAsignments: 0, completedLastYear: 1 });
    const { rows: present } = await pool.query('SELECT id, checksum FROM rm.reviewer_assignments_mark');
    const marks = (rows: { id: string; checksum: string }[]) => new Map(rows.map(({ id, checksum }) => [id, checksum]));
    const group = user.id.slice(-2);
    expect(marks(present).get(group)).not.toBe(marks(old).get(group));
    expect([...marks(present)].filter(([id]) => id !== group)).toEqual([...marks(old)].filter(([id]) => id !== group));
  });
});
