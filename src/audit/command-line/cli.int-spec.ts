import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { runScript, type ScriptResult } from '../../../test/support/log-proof/run-script';
import { OfficeStory } from '../../../test/support/stories/office-story';
import type { AuditState } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { PG_POOL } from '../../platform/postgres';

/** A file that can be opened, but not written. */
const FULL = '/dev/full';
const NOT_WRITTEN = '/dev/full cannot be written: the disk is full.\n';

describe('the comparison of the log whose report cannot be written', () => {
  let app: TestApp;
  let pool: Pool;
  let story: OfficeStory;

  beforeAll(async () => {
    // A test changes the log directly in the database, which is possible in Postgres only.
    app = await startTestApp({ eventStore: '' });
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    story = await OfficeStory.inSelection(app);
    const editor = await app.as('editor');
    await editor.post('/audit/seal');
    await until('a seal', async () => ((await editor.get('/audit')).body as AuditState).seals.length > 0 || undefined);
  });
  afterAll(() => app.stop());

  /** The operator's command, run next to the running server. */
  const compare = (): Promise<ScriptResult> => {
    const { databaseUrl, jwtSecret, dataDir } = app.nest.get<AppConfig>(APP_CONFIG, { strict: false });
    const env = { DATABASE_URL: databaseUrl ?? '', JWT_SECRET: jwtSecret, DATA_DIR: dataDir };
    const program = ['--require', './scripts/swc-register.cjs', 'src/audit/command-line/cli.ts'];
    return runScript([...program, '--report', FULL], env);
  };

  it('ends with 2 for a sound log', async () => {
    const { code, text } = await compare();
    expect([code, text]).toEqual([2, expect.stringContaining('The log matches its seals.')]);
    expect(text).toContain(NOT_WRITTEN);
  }, 60_000);

  it('ends with 1 for a log that was changed, and still asks whether it is the right one', async () => {
    const changed = `UPDATE es.events SET type = 'NoteAdded' WHERE stream_id = $1 AND revision = 2`;
    await pool.query(changed, [`article-${story.id}`]);
    await pool.query('UPDATE app.log_identity SET first_event = $1', ['00000000-0000-4000-8000-000000000000']);
    const { code, text } = await compare();
    expect([code, text]).toEqual([1, expect.stringContaining('THE LOG DOES NOT MATCH ITS SEALS')]);
    expect(text).toContain(NOT_WRITTEN);
    expect(text).toContain('Perhaps this is not the event store of the journal.');
  }, 60_000);
});
