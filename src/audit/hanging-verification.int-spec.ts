import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { until } from '../../test/support/app/http-until';
import type { AuditState } from '../contracts';
import { PG_POOL } from '../platform/postgres';

describe('A comparison of the log that never ended', () => {
  let app: TestApp;
  let pool: Pool;
  let editor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    editor = await app.as('editor');
  });
  afterAll(() => app?.stop());

  const newest = async () => ((await editor.get('/audit')).body as AuditState).verification;

  it('prevents no other comparison after a day', async () => {
    await pool.query('INSERT INTO app.log_verifications (id, started_at) VALUES (gen_random_uuid(), now())');
    const hanging = await newest();
    expect(hanging?.finishedAt).toBeNull();
    expect((await editor.post('/audit/verify')).body).toMatchObject({ id: hanging?.id });
    await pool.query("UPDATE app.log_verifications SET started_at = now() - interval '25 hours'");
    expect(await newest()).toMatchObject({ id: hanging?.id, result: null, finishedAt: expect.any(String) });
    const { id } = (await editor.post('/audit/verify')).body as { id: string };
    expect(id).not.toBe(hanging?.id);
    const ended = await until('the comparison', async () => {
      const now = await newest();
      return now?.id === id && now.finishedAt !== null ? now : null;
    });
    expect(ended.result).toMatchObject({ sound: true });
  });
});
