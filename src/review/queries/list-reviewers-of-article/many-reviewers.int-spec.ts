import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import { PG_POOL } from '../../../platform/postgres';

const MANY = 10_000;

describe('more than ten thousand reviewers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('first@example.net', 'reviewer', { firstName: 'Ada', lastName: 'Aardvark' });
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const { rows } = await pool.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
        WHERE table_schema = 'app' AND table_name = 'users' AND is_generated = 'NEVER' AND is_identity = 'NO'
          AND column_name NOT IN ('id', 'email', 'email_key', 'last_name', 'addresses')`,
    );
    const columns = rows[0]?.columns ?? '';
    await pool.query(
      `INSERT INTO app.users (id, email, email_key, last_name, addresses, ${columns})
       SELECT gen_random_uuid(), n || '@example.net', n || '@example.net', 'Number' || n, ARRAY[n || '@example.net'], ${columns}
       FROM app.users, generate_series(1, $1) AS n WHERE email = 'first@example.net'`,
      [MANY],
    );
    await app.addPerson('last@example.net', 'reviewer', { firstName: 'Zoe', lastName: 'Zzyzx' });
  }, 120_000);
  afterAll(() => app.stop());

  it('are all candidates, and the last of them is found', async () => {
    const story = await OfficeStory.inSelection(app);
    expect((await story.panel()).total).toBeGreaterThan(MANY + 1);
    expect((await story.panel('?sort=-name&size=1')).candidates.map(({ lastName }) => lastName)).toEqual(['Zzyzx']);
    expect((await story.panel('?q=zzyzx')).candidates.map(({ lastName }) => lastName)).toEqual(['Zzyzx']);
  }, 120_000);
});
