import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { ByteSearch } from '../../../test/e2e/privacy/byte-search';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { createTestDatabase } from '../../../test/support/database/postgres';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecurityLog } from '../../platform/security-log';
import { SettingsStore } from '../../platform/settings';
import { Retention } from '../retention/retention';
import { rewriteTables } from './erase-tables';
import { waitForOlderTransactions } from './older-transactions';

const NAME = 'Perpetuacanary';

describe('Tables that are rewritten after an erasure', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  /** The files of the database in which the name is found. */
  const filesWithName = async (): Promise<string[]> => {
    const search = new ByteSearch([NAME]);
    await search.filesOf(pool);
    return [...search.found];
  };
  const USERS = [`${NAME.toLowerCase()} in the file of app.users`];
  /** Writes the name and removes it again, while a transaction is open that began before the removal. */
  const removeBeside = async (statement: string, open: (sql: string) => Promise<unknown>): Promise<void> => {
    await pool.query(`UPDATE app.users SET institute = $1 WHERE email = 'author@example.org'`, [NAME]);
    await open(`BEGIN ISOLATION LEVEL REPEATABLE READ; ${statement}`);
    await pool.query('UPDATE app.users SET institute = NULL WHERE institute = $1', [NAME]);
    const written = rewriteTables(pool);
    await expect(Promise.race([written, waitForOlderTransactions(pool, 300)])).rejects.toThrow('still open');
    expect(await filesWithName()).toEqual(USERS);
    await open('COMMIT');
    await written;
    expect(await filesWithName()).toEqual([]);
  };

  it('keep no former row, even if a transaction could still read it when they were changed', async () => {
    await app.as('author');
    const reader = await pool.connect();
    await removeBeside('SELECT 1', (sql) => reader.query(sql));
    reader.release();
  });

  it('keep no former row because of an open transaction of another database of the server', async () => {
    const other = await createTestDatabase();
    const writer = new Client({ connectionString: other.url });
    await writer.connect();
    await removeBeside('SELECT pg_current_xact_id()', (sql) => writer.query(sql));
    await writer.end();
    await other.drop();
  });

  it('do not wait long for a lock, since every other request for the table would wait behind them', async () => {
    const holder = await pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE app.users IN ACCESS SHARE MODE');
      const written = rewriteTables(pool).then(() => 'rewritten');
      await expect(Promise.race([written, sleep(20_000, 'still waiting')])).rejects.toThrow('lock timeout');
    } finally {
      await holder.query('COMMIT');
      holder.release();
    }
    await rewriteTables(pool);
  });

  it('are all those of which an erasure removes something, with waiting jobs', async () => {
    const tables = [
      ...[
        'users',
        'sessions',
        'known_devices',
        'undeliverable_addresses',
        'factors',
        'sign_in_links',
        'sign_in_tickets',
      ],
      ...['consents', 'api_keys', 'saved_searches', 'saved_views', 'import_runs', 'authors', 'tickets', 'person_keys'],
    ].map((name) => `app.${name}`);
    const names = [...tables, 'jobs._private_jobs', 'app.settings'];
    const files = async (): Promise<unknown[]> => {
      const sql = 'SELECT pg_relation_filenode(name::regclass) AS file FROM unnest($1::text[]) AS t (name)';
      return (await pool.query<{ file: unknown }>(sql, [names])).rows.map(({ file }) => file);
    };
    const before = await files();
    await rewriteTables(pool, ['app.settings', 'app.users']);
    const after = await files();
    expect(names.filter((_name, nth) => before[nth] === after[nth])).toEqual([]);
  });

  it('are rewritten by the next run of the retention, with any settings, when that was not possible', async () => {
    const fileOfLog = async (): Promise<unknown> =>
      (await pool.query("SELECT pg_relation_filenode('app.security_log') AS file")).rows;
    const retention = app.nest.get(Retention, { strict: false });
    const lastRun = async () => (await retention.state()).lastRun?.counts.securityLog;
    await app.signInAs('webmaster');
    await inTransaction(pool, async (db) => {
      await openSecurityLog(db);
      await db.query("UPDATE app.security_log SET at = '2001-01-01'");
    });
    const settings = app.nest.get(SettingsStore, { strict: false });
    await settings.change({ retainSecurityLogMonths: 12 }, () => Promise.resolve());
    const file = await fileOfLog();
    await pool.query('ALTER TABLE app.reviewer_certificates RENAME TO certificates_elsewhere');
    await expect(retention.apply()).rejects.toThrow('reviewer_certificates');
    await expect(retention.apply()).rejects.toThrow('reviewer_certificates');
    expect([await lastRun(), await fileOfLog()]).toEqual([undefined, file]);
    await pool.query('ALTER TABLE app.certificates_elsewhere RENAME TO reviewer_certificates');
    await settings.change({ retainSecurityLogMonths: 0 }, () => Promise.resolve());
    await retention.apply();
    expect(await lastRun()).toBeGreaterThan(0);
    expect(await fileOfLog()).not.toEqual(file);
    await retention.apply();
    expect(await lastRun()).toBeUndefined();
  });
});
