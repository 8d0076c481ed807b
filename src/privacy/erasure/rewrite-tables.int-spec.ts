import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ByteSearch } from '../../../test/e2e/privacy/byte-search';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
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

  const isInFiles = async (): Promise<boolean> => {
    const search = new ByteSearch([NAME]);
    await search.filesOf(pool);
    return search.missing.length === 0;
  };

  it('keep no former row, even if a transaction could still read it when they were changed', async () => {
    await app.as('author');
    await pool.query(`UPDATE app.users SET institute = $1 WHERE email = 'author@example.org'`, [NAME]);
    const reader = await pool.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT 1');
    await pool.query('UPDATE app.users SET institute = NULL WHERE institute = $1', [NAME]);
    const written = rewriteTables(pool);
    await expect(Promise.race([written, waitForOlderTransactions(pool, 300)])).rejects.toThrow('still open');
    expect(await isInFiles()).toBe(true);
    await reader.query('COMMIT');
    reader.release();
    await written;
    expect(await isInFiles()).toBe(false);
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
