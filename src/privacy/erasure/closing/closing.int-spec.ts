import type { Pool } from 'pg';
import { hurryKeys } from '../../../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { until } from '../../../../test/support/app/http-until';
import { ok } from '../../../../test/support/stories/office-story';
import { HealthRegistry } from '../../../platform/http/health/health.registry';
import { PG_POOL } from '../../../platform/postgres';
import { UnfinishedErasures } from './unfinished-erasures';

const GONE = 'gone@example.net';

describe('an erasure that is not finished', () => {
  let app: TestApp;
  let pool: Pool;
  let userId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { DAILY_RUN: 'off' } });
    hurryKeys(app);
    pool = app.nest.get<Pool>(PG_POOL);
    userId = await app.addPerson(GONE, 'author');
  });
  afterAll(() => app.stop());

  const request = async (): Promise<unknown> =>
    ok((await app.as('webmaster')).post(`/user/${userId}/erasure`, { confirmation: GONE }));
  const waiting = `SELECT FROM jobs.jobs WHERE task_identifier = 'privacy.erase-person'`;
  const count = async (sql: string, values: unknown[] = []): Promise<number | null> =>
    (await pool.query(sql, values)).rowCount;

  it('closes the account to every way to sign in', async () => {
    const session = await app.as(GONE);
    const password = 'SELECT password_hash AS hash FROM app.users WHERE id = $1';
    const [before] = (await pool.query<{ hash: string }>(password, [userId])).rows;
    await pool.query(
      `INSERT INTO app.factors (id, user_id, kind, name, credential_id, public_key, confirmed_at)
       VALUES (gen_random_uuid(), $1, 'PASSKEY', 'Key', 'one', '', now())`,
      [userId],
    );
    await pool.query(
      `INSERT INTO app.sign_in_links (issuer, subject, provider, user_id, label, linked_at) VALUES ('i', 's', 'orcid', $1, 'l', now())`,
      [userId],
    );
    // The job fails without this table.
    await pool.query('ALTER TABLE app.erased_files RENAME TO files_elsewhere');
    await request();
    for (const table of ['factors', 'sign_in_links'])
      expect([table, await count(`SELECT FROM app.${table} WHERE user_id = $1`, [userId])]).toEqual([table, 0]);
    expect((await session.get('/own-data.zip')).status).toBe(401);
    // Even with a password no session begins.
    await pool.query('UPDATE app.users SET password_hash = $2 WHERE id = $1', [userId, before?.hash]);
    expect((await app.visitor.post('/authenticate', { email: GONE, password: app.password })).status).toBe(401);
  });

  it('has one job, and is a problem after a day', async () => {
    const problem = async (): Promise<unknown> => (await app.nest.get(HealthRegistry).status())['erasures'];
    await request();
    await app.nest.get(UnfinishedErasures, { strict: false }).look();
    expect(await count(waiting)).toBe(1);
    expect(await problem()).toBeNull();
    app.clock.advance({ days: 2 });
    expect(await problem()).toMatch('not finished after a day');
  });

  it('continues on request when its job is gone', async () => {
    // A job that is deleted while it runs would keep the queue locked.
    const deletion = 'DELETE FROM jobs._private_jobs WHERE locked_at IS NULL';
    await until('the end of an attempt', async () => (await count(deletion)) || undefined);
    await pool.query('ALTER TABLE app.files_elsewhere RENAME TO erased_files');
    await request();
    const done = 'SELECT FROM app.erasures WHERE user_id = $1 AND finished_at IS NOT NULL';
    await until('the erasure', async () => (await count(done, [userId])) === 1 || undefined);
  });
});
