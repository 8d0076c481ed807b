import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { createApp, type QuireApp } from '../../bootstrap';
import { type AppConfig, loadConfig } from '../../platform/config/config';
import { PG_POOL } from '../../platform/postgres';
import { People } from '../people';
import { hashPassword } from '../users/passwords';
import { closeDemonstrationAccounts } from './demonstration-accounts';
import { DEMONSTRATION_MIGRATIONS } from './tables';

const SETTINGS = { JWT_SECRET: 'the secret of the production application', LOG_LEVEL: 'silent', PORT: '0' };

describe('demonstration accounts', () => {
  let database: TestDatabase;
  let running: QuireApp[];
  beforeEach(async () => {
    database = await createTestDatabase();
    running = [];
  });
  afterEach(async () => {
    for (const app of running) await app.stop();
    await database.drop();
  });

  const configOf = (NODE_ENV: string): AppConfig =>
    loadConfig({ ...SETTINGS, NODE_ENV, SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: database.url });
  const start = async (nodeEnv: string): Promise<QuireApp> => {
    const app = await createApp(configOf(nodeEnv));
    running.push(app);
    return app;
  };
  /** Starts outside production and creates two accounts. */
  const demonstration = async (): Promise<void> => {
    const app = await start('test');
    const people = app.app.get(People, { strict: false });
    for (const [name, group] of [
      ['editor', 'editor'],
      ['kyoto', 'reviewer'],
    ] as const)
      await people.ensureDemoAccount(`${name}@example.org`, { firstName: 'A', lastName: name }, group, 'quire-demo');
    await running.pop()?.stop();
  };
  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

  it('prevent a start in production, with a message that says how many there are and what to do', async () => {
    await demonstration();
    await expect(createApp(configOf('production'))).rejects.toThrow(
      /NODE_ENV must not be 'production' while the database has 2 demonstration accounts.+--close-demonstration/,
    );
  });

  it('no longer prevent it once each has a password of its own or is closed', async () => {
    await demonstration();
    await query("UPDATE app.users SET password_hash = 'another' WHERE email_key = 'kyoto@example.org'");
    await expect(createApp(configOf('production'))).rejects.toThrow(/a demonstration account,/);
    const app = await start('test');
    expect(await closeDemonstrationAccounts(app.app.get(PG_POOL))).toBe(1);
    expect(await closeDemonstrationAccounts(app.app.get(PG_POOL))).toBe(0);
    const log = await query<{ action: string }>('SELECT action FROM app.security_log ORDER BY action');
    expect(log.map(({ action }) => action)).toEqual(['GROUP_CHANGED', 'PASSWORD_CHANGED']);
    expect(await query('SELECT email, group_id, password_hash FROM app.users ORDER BY email')).toEqual([
      { email: 'editor@example.org', group_id: 1, password_hash: null },
      { email: 'kyoto@example.org', group_id: 3, password_hash: 'another' },
    ]);
    await start('production');
  });

  it('that were made before the mark existed are recognised by address and password', async () => {
    await start('test');
    await query('ALTER TABLE app.users DROP COLUMN demonstration_hash');
    await query("DELETE FROM app.migrations WHERE name = 'identity-demonstration-001-mark'");
    const [shared, own] = [await hashPassword('quire-demo'), await hashPassword('something else')];
    for (const [email, hash] of [
      ...[['a@example.org', shared] as const, ['b@kyoto.example', shared] as const],
      ...[['c@example.org', own] as const, ['d@university.edu', await hashPassword('quire-demo')] as const],
    ])
      await query(
        `INSERT INTO app.users (id, email, email_key, password_hash, first_name, last_name, group_id, created_at)
         VALUES ($1, $2, $2, $3, 'A', 'B', 2, now())`,
        [randomUUID(), email, hash],
      );
    await start('test');
    const marked = await query<{ email: string }>(
      'SELECT email FROM app.users WHERE demonstration_hash = password_hash ORDER BY email',
    );
    expect(marked.map(({ email }) => email)).toEqual(['a@example.org', 'b@kyoto.example']);
    expect(DEMONSTRATION_MIGRATIONS.map(({ name }) => name)).toEqual(['identity-demonstration-001-mark']);
  });
});
