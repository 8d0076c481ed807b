import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { PG_POOL } from '../../platform/postgres';
import { RemoveUnprovenAccountsJob } from './remove-unproven-accounts.job';

const KEPT_ACCOUNTS = `INSERT INTO app.users (id, email, email_key, first_name, last_name, group_id, created_at, unproven)
  SELECT gen_random_uuid(), 'n' || n, 'n' || n, 'N', 'N', 2, '2020-01-01', true FROM generate_series(1, 1000) n`;
const THEIR_DRAFTS = `INSERT INTO rm.article_card SELECT (jsonb_populate_record(NULL::rm.article_card,
    to_jsonb(c) || jsonb_build_object('article_id', u.id, 'uploader_id', u.id))).*
  FROM app.users u, (SELECT * FROM rm.article_card LIMIT 1) c WHERE u.created_at = '2020-01-01'`;
/** Columns that refer to accounts, without an index that the check of the reference can use. Tables that are left out stay small. */
const UNINDEXED = `SELECT f.conrelid::regclass::text AS of, a.attname AS column FROM pg_constraint f
  JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
  WHERE f.confrelid = 'app.users'::regclass
    AND f.conrelid::regclass::text NOT IN ('app.sign_in_flows', 'app.passkey_challenges', 'app.orcid_consent_flows', 'app.api_keys')
    AND NOT EXISTS (SELECT FROM pg_index i
    WHERE i.indrelid = f.conrelid AND i.indkey[0] = a.attnum
      AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`;

describe('accounts that were never proven', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const run = (): Promise<void> => app.nest.get(RemoveUnprovenAccountsJob, { strict: false }).run();
  const statusOf = async (email: string): Promise<number> =>
    (await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status;

  it('are removed after 30 days without a draft, and their address can register again', async () => {
    const [idle, writing, proven] = ['idle@example.net', 'writing@example.net', 'proven@example.net'];
    for (const email of [idle, writing, proven]) await app.register(email);
    const typed = await (
      await app.visitor.signIn(idle, GOOD_PASSWORD)
    ).post('/article/author/save', {
      ...{ firstName: 'Typed', lastName: 'Bythem', email: 'typed@example.net' },
    });
    expect(typed.status).toBe(200);
    await (await app.visitor.signIn(writing, GOOD_PASSWORD)).post('/article/save', { articleTitle: 'A draft' });
    const key = await app.keyIn(proven, 'REGISTRATION');
    expect((await (await app.visitor.signIn(proven, GOOD_PASSWORD)).post('/confirm-address', { key })).status).toBe(
      200,
    );
    await run();
    expect(await statusOf(idle)).toBe(200);
    app.clock.advance({ days: 31 });
    await run();
    expect([await statusOf(idle), await statusOf(writing), await statusOf(proven)]).toEqual([401, 200, 200]);
    expect((await (await app.as('editor')).get('/article/author/find?lastName=Bythem')).body).toEqual([]);
    await app.register(idle);
  });

  it('are removed when a thousand older ones have a draft', async () => {
    const [writing, idle] = ['first@example.net', 'later@example.net'];
    await app.register(writing);
    await (await app.visitor.signIn(writing, GOOD_PASSWORD)).post('/article/save', { articleTitle: 'Another draft' });
    const pool = app.nest.get<Pool>(PG_POOL);
    await pool.query(KEPT_ACCOUNTS);
    await pool.query(THEIR_DRAFTS);
    await app.register(idle);
    app.clock.advance({ days: 31 });
    await run();
    expect([await statusOf(writing), await statusOf(idle)]).toEqual([200, 401]);
  });

  it('are removed without reading whole tables for their references', async () => {
    const { rows } = await app.nest.get<Pool>(PG_POOL).query(UNINDEXED);
    expect(rows).toEqual([]);
  });
});
