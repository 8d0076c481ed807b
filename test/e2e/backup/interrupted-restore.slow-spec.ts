import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import { SEND_MAIL_JOB } from '../../../src/mail/sending/send-mail.job';
import { type MadeBackup, makeBackup } from '../../../src/platform/backup/make-backup';
import { checkBackup, restoreDatabase } from '../../../src/platform/backup/restore-backup';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { type EventStore, STORED_LOG } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createKnex, type Migration, PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY, type TestApp } from '../../support/app/app';
import { AuthorSteps } from '../../support/stories/submission-steps';
import { PASSPHRASE, RestoredPlace } from './restored-place';

const FORGOTTEN = 'forgotten@example.org';
const place = mkdtempSync(join(tmpdir(), 'quire-backups-'));
let app: TestApp;
let first: MadeBackup;
let second: MadeBackup;

const get = <Part>(token: symbol): Part => app.nest.get<Part>(token, { strict: false });

function backUp(now: Date): Promise<MadeBackup> {
  const source = { pool: get<Pool>(PG_POOL), store: get<EventStore>(STORED_LOG), blobs: get<Blobs>(BLOBS) };
  return makeBackup({ ...source, secrets: {}, dataKey: TEST_DATA_KEY }, place, PASSPHRASE, now);
}

beforeAll(async () => {
  app = await startTestApp();
  await new AuthorSteps(await app.as('author')).completeDraft();
  // A mail that was requested after the backup had read the end of the log, and before it read the tables.
  const late = { payload: { streamId: 'article-late', revision: 0 }, maxAttempts: 10 };
  const job = "SELECT jobs.add_job($1, $2::json, run_at => now() + interval '1 day')";
  await get<Pool>(PG_POOL).query(job, [SEND_MAIL_JOB, late]);
  const id = await app.addPerson(FORGOTTEN, 'author');
  first = await backUp(new Date('2020-06-01T10:00:00Z'));
  // As an erasure leaves it: every backup of the place then knows it.
  const sql =
    'INSERT INTO app.erasures (user_id, requested_by, requested_at, finished_at) VALUES ($1, $1, now(), now())';
  await get<Pool>(PG_POOL).query(sql, [id]);
  second = await backUp(new Date('2020-06-02T10:00:00Z'));
});
afterAll(async () => {
  await app.stop();
  await RestoredPlace.dropAll();
  rmSync(place, { recursive: true });
});

/** Restores the first backup, but ends before the erasures are repeated. */
async function interrupted(target: RestoredPlace, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const checked = await checkBackup(place, first.folder, PASSPHRASE, migrations);
  const knex = createKnex(target.env.DATABASE_URL);
  await target.within(async (pool) => {
    const store = await createPostgresEventStore(pool);
    const around = { pool, knex, store, migrations };
    await restoreDatabase(around, first.folder, checked).finally(() => Promise.all([store.close(), knex.destroy()]));
  });
}

const forgotten = (target: RestoredPlace): Promise<unknown[]> =>
  target.rows(`SELECT 1 FROM app.users WHERE email = '${FORGOTTEN}'`);

const lateMails = (target: RestoredPlace): Promise<unknown[]> =>
  target.rows(`SELECT 1 FROM jobs._private_jobs WHERE payload::text LIKE '%article-late%'`);

describe('A restore that was interrupted', () => {
  it('after the tables: no server starts, erased people and lost mails stay away, and it can be repeated', async () => {
    const target = await RestoredPlace.create();
    await interrupted(target);
    expect(await forgotten(target)).toHaveLength(1);
    expect(await lateMails(target)).toHaveLength(1);
    await expect(startTestApp({ env: target.env })).rejects.toThrow(
      'A restore of the backup of 2020-06-01T10:00:00.000Z into this database is not finished.',
    );
    await target.restore(place, first.folder);
    expect(await forgotten(target)).toHaveLength(0);
    expect(await lateMails(target)).toHaveLength(0);
    const copy = await startTestApp({ env: target.env });
    await copy.stop();
    await expect(target.restore(place, first.folder)).rejects.toThrow('The database is not empty.');
  });

  it.each([
    [
      'src/exchange/ojs/command-line/cli.ts',
      'ojs',
      '--source',
      'postgres://u:p@127.0.0.1:1/ojs',
      '--files',
      '/nowhere',
    ],
    ['src/platform/personal-data/tools/cli.ts', 'rotate'],
    ['src/article/encrypt/cli.ts'],
    ['src/files/storage/cli.ts', 'verify'],
    ['projections/runner/cli.ts', 'status'],
  ])('is not changed by the tool %s', async (...words) => {
    const [target] = RestoredPlace.made;
    if (!target) throw new Error('Nothing was restored');
    await target.rows(`CREATE SCHEMA IF NOT EXISTS restoring; CREATE TABLE IF NOT EXISTS restoring.mark AS
      SELECT 'm' AS manifest, '2020-06-01T10:00:00.000Z' AS at, false AS loaded`);
    const env = {
      ...process.env,
      ...target.env,
      NODE_ENV: 'test',
      JWT_SECRET: PASSPHRASE.repeat(2),
      DATA_KEY_NEW: 'n'.repeat(40),
    };
    const args = ['--require', './scripts/swc-register.cjs', ...words];
    const running = promisify(execFile)(process.execPath, args, { env: { ...env, DATA_KEY: TEST_DATA_KEY } });
    await expect(running).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^A restore of the backup of 2020-06-01T10:00:00.000Z .* is not finished\./),
    });
  });

  it('by a migration that fails: it can be repeated with a release that has a better one', async () => {
    const target = await RestoredPlace.create();
    const up = (): Promise<void> => Promise.reject(new Error('the disk is full'));
    await expect(interrupted(target, [...MIGRATIONS, { name: 'later-001-things', up }])).rejects.toThrow(
      'the disk is full',
    );
    await target.restore(place, first.folder);
    expect(await forgotten(target)).toHaveLength(0);
  });

  it('does not continue with another backup', async () => {
    const target = await RestoredPlace.create();
    await interrupted(target);
    await expect(target.restore(place, second.folder)).rejects.toThrow(
      'A restore of the backup of 2020-06-01T10:00:00.000Z into this database was interrupted.',
    );
  });
});
