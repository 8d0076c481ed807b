import type { Pool } from 'pg';
import { erase, hurryKeys } from '../../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

const GONE = 'gone@example.net';
const TITLE = 'Records of an Erased person';

describe('an attempt of an erasure after the account is erased', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    hurryKeys(app);
    pool = app.nest.get<Pool>(PG_POOL);
    await app.addPerson(GONE, 'reviewer');
  });
  afterAll(() => app.stop());

  it('finishes it, and keeps the words of the erased account in texts of other people', async () => {
    const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: TITLE });
    await story.invite(GONE);
    const { userId } = await app.as(GONE);
    // The first attempt fails at its last step.
    await pool.query('ALTER TABLE app.erasures ADD CONSTRAINT unfinished CHECK (finished_at IS NULL)');
    const erased = erase(app, { userId, email: GONE });
    const failed = `SELECT FROM jobs.jobs WHERE task_identifier = 'privacy.erase-person' AND last_error IS NOT NULL`;
    await until('the failure', async () => (await pool.query(failed)).rowCount === 1 || undefined);
    const { rows } = await pool.query('SELECT deleted FROM app.users WHERE id = $1', [userId]);
    expect(rows).toEqual([{ deleted: true }]);
    await pool.query('ALTER TABLE app.erasures DROP CONSTRAINT unfinished');
    await erased;
    const { articleTitle } = await story.article();
    expect(articleTitle).toBe(TITLE);
  });
});
