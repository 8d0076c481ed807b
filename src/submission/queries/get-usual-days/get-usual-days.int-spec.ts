import type { Pool } from 'pg';
import { LIVE_FACTS } from '../../../../projections/statistics';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { PG_POOL } from '../../../platform/postgres';

const DAY = 86_400_000;

describe('How long the journal usually takes', () => {
  let app: SubmissionApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  });
  afterAll(() => app.stop());

  const read = async (): Promise<unknown> => (await (await app.as('author')).get('/article/usual-days')).body;

  /**
   * Creates an article that was decided on some days after a reviewer agreed, who had been asked some days after the submission, and again
   * two days later.
   */
  async function decided(id: string, asking: number, reviewing: number): Promise<void> {
    const end = app.clock.now().getTime() - 10 * DAY;
    const agreed = new Date(end - reviewing * DAY);
    const asked = new Date(agreed.getTime() - 2 * DAY);
    const submitted = new Date(asked.getTime() - asking * DAY);
    await pool.query(
      `INSERT INTO ${LIVE_FACTS.article} (article_id, status, status_since, submitted_at, first_decision_at, held_by)
       VALUES ($1, 'ACCEPTED', $3, $2, $3, '{}')`,
      [id, submitted, new Date(end)],
    );
    await pool.query(
      `INSERT INTO ${LIVE_FACTS.request} (assignment_id, article_id, reviewer_id, asked_at, mailed_at, answer, answered_at, completed)
       VALUES ($1, $1, 'r', $3, $2, 'YES', $2, true)`,
      [id, agreed, asked],
    );
  }

  it('is not shown before there are enough past articles, and then as a median, cached for an hour', async () => {
    for (let index = 0; index < 19; index += 1) await decided(`a${index}`, 3, 20 + index);
    expect(await read()).toEqual({ asking: null, reviewing: null });
    await decided('a19', 3, 300);
    expect(await read()).toEqual({ asking: null, reviewing: null });
    app.clock.advance({ minutes: 61 });
    expect(await read()).toEqual({ asking: 3, reviewing: 30 });
  });
});
