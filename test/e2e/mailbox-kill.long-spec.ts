import { Pool } from 'pg';
import type { AddressMarks } from '../../src/contracts';
import { createEventStoreDb } from '../../src/platform/event-store/eventstoredb/create-event-store-db';
import { createPostgresEventStore } from '../../src/platform/event-store/postgres/create-postgres-event-store';
import { EmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres';
import { newestMail } from '../support/app/caught-mails';
import { HttpClient } from '../support/app/http-client';
import { until } from '../support/app/http-until';
import { EsdbDouble } from '../support/esdb-double/esdb-double';
import { ImapDouble } from '../support/returned-mails/imap-double';
import { aBounce } from '../support/returned-mails/messages';
import { body } from '../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir, type Settings } from './robustness/built-server';
import { PASSWORD, registerAuthor } from './robustness/busy-author';

jest.setTimeout(600_000);

const WEBMASTER = 7;
const MESSAGES = 4;
/** The server is killed before the answer to these commands: by then it has recorded the first message, or has marked it as recorded. */
const MOMENTS = [/^UID STORE 1 /, /^UID FETCH 3 /];

describe.each(['Postgres', 'EventStoreDB'])('kill -9 of the server while it reads a mailbox, events in %s', (kind) => {
  let dataDir: string;
  let double: EsdbDouble;
  let imap: ImapDouble;
  let server: BuiltServer;
  let webmaster: HttpClient;
  let pool: Pool;

  const settings = (): Settings => (kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url });
  beforeAll(async () => {
    dataDir = newDataDir();
    double = await EsdbDouble.start();
    imap = new ImapDouble();
    server = await BuiltServer.start(dataDir, settings());
    const { user } = await registerAuthor(server.origin);
    pool = new Pool({ connectionString: EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire') });
    pool.on('error', () => undefined);
    await pool.query('UPDATE app.users SET group_id = $2 WHERE id = $1', [user.id, WEBMASTER]);
    webmaster = await new HttpClient(server.origin).signIn(user.email, PASSWORD);
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
    await imap.stop();
    await double.stop();
    await removeDataDir(dataDir);
  });

  const bouncesOf = async (mailId: string): Promise<number> => {
    const store = kind === 'Postgres' ? await createPostgresEventStore(pool) : createEventStoreDb(double.url);
    const events = await store.readStream(`mail-${mailId}`);
    await store.close();
    return events.filter(({ type }) => type === 'MailBounced').length;
  };

  it('records each message once', async () => {
    const sent: { mailId: string; address: string }[] = [];
    while (sent.length < MESSAGES) {
      const { user } = await registerAuthor(server.origin);
      const { id } = await newestMail(server.origin, user.email);
      const { rows } = await pool.query<{ message: string }>(
        'SELECT message_id AS message FROM app.caught_mails WHERE id = $1',
        [id],
      );
      const mailId = /^<([^@]+)@/.exec(rows[0]?.message ?? '')?.[1] ?? '';
      sent.push({ mailId, address: user.email });
      imap.add(aBounce({ mailId, address: user.email, domain: 'localhost' }));
    }
    imap.delayMs = 300;
    const account = { account: 'journal', password: 'right', folder: 'INBOX', after: 'seen' };
    const place = { host: '127.0.0.1', port: await imap.start(), security: 'starttls', ...account };
    body(await webmaster.post('/incoming-mail', { active: true, ...place }));
    for (const moment of MOMENTS) {
      await until('the moment', async () => (imap.commands.some((one) => moment.test(one)) ? true : null));
      expect((await server.send('SIGKILL')).signal).toBe('SIGKILL');
      server = await BuiltServer.start(dataDir, settings());
      webmaster = new HttpClient(server.origin, webmaster.session);
      body(await webmaster.post('/incoming-mail/read', {}));
    }
    await until('all marks', async () => {
      const { total } = body<AddressMarks>(await webmaster.get('/address-marks'));
      return total === MESSAGES ? true : null;
    });
    for (const { mailId } of sent) expect(await bouncesOf(mailId)).toBe(1);
    // The message at which it was killed was read again.
    expect(imap.commands.filter((one) => one.startsWith('UID FETCH 1 ')).length).toBeGreaterThan(1);
  });
});
