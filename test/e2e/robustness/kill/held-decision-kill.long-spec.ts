import { Client } from 'pg';
import type { LastHeldDecision } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { AuthorSteps, body } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir } from '../built-server';
import { PASSWORD, registerAuthor } from '../busy-author';

const LOCK = 20_260_051;

/** A decision is stored before it is settled. From now on the second step waits for the lock that this connection holds. */
const BLOCK_SETTLING = `SELECT pg_advisory_lock(${LOCK});
  CREATE FUNCTION app.wait_for_test() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
  CREATE TRIGGER waits_for_test BEFORE UPDATE ON app.held_decisions FOR EACH ROW WHEN (NEW.state = 'SENT')
    EXECUTE FUNCTION app.wait_for_test();`;

/** The database outlives the server: statements of the killed process must not complete afterwards. */
const UNBLOCK_SETTLING = [
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  'DROP TRIGGER waits_for_test ON app.held_decisions',
  'DROP FUNCTION app.wait_for_test()',
];

describe('kill -9 of the server after it stored a held decision, before it recorded that', () => {
  let dataDir: string;
  let server: BuiltServer;
  let database: Client;

  beforeAll(async () => {
    dataDir = newDataDir();
    server = await BuiltServer.start(dataDir);
    const connectionString = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
    database = new Client({ connectionString });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
    await removeDataDir(dataDir);
  });

  const newEditor = async (): Promise<HttpClient> => {
    const { user } = await registerAuthor(server.origin);
    await database.query('UPDATE app.users SET group_id = 4 WHERE id = $1', [user.id]);
    return new HttpClient(server.origin).signIn(user.email, PASSWORD);
  };
  const stateOf = async (): Promise<string | undefined> =>
    (await database.query<{ state: string }>('SELECT state FROM app.held_decisions')).rows[0]?.state;

  it('carries it out exactly once', async () => {
    const { id } = await new AuthorSteps(await registerAuthor(server.origin)).submitted();
    let editor = await newEditor();
    const article = async () => body(await editor.get(`/article/${id}`));
    body(await editor.post(`/article/${id}/assistant/decide`, { accept: true, guidelinesChecked: true }));
    await database.query(BLOCK_SETTLING);
    const letter = { subject: 'Decision', text: '<p>Dear authors</p>', version: (await article()).version };
    body<object>(await editor.post(`/article/${id}/editor/decision/hold?decision=REJECTED`, letter));
    // The answer may wait for the decision, which is blocked by the lock.
    const asked = editor.post(`/article/${id}/editor/decision/send-now`, {}).then(
      () => null,
      () => null,
    );
    await until('the stored decision', async () => ((await article()).status === 'REJECTED' ? true : null));
    expect(await stateOf()).toBe('SENDING');

    const [killed] = await Promise.all([server.send('SIGKILL'), asked]);
    expect(killed.signal).toBe('SIGKILL');
    for (const step of UNBLOCK_SETTLING) await database.query(step);
    expect(await stateOf()).toBe('SENDING');
    await database.end();
    server = await BuiltServer.start(dataDir);
    editor = new HttpClient(server.origin, editor.session);
    await until('the settled decision', async () => {
      const { held } = body<LastHeldDecision>(await editor.get(`/article/${id}/editor/decision/held`));
      return held?.state === 'SENT' ? true : null;
    });

    const log = body<{ actionType: string }[]>(await editor.get(`/article/${id}/log`));
    expect(log.filter(({ actionType }) => actionType === 'EDITOR_DECISION')).toHaveLength(1);
    const mails = body<{ type: string }[]>(await editor.get(`/article/${id}/mail-log`));
    expect(mails.filter(({ type }) => type === 'DECISION')).toHaveLength(1);
    expect((await article()).status).toBe('REJECTED');
  });
});
