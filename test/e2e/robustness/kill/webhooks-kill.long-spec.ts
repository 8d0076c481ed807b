import { Client } from 'pg';
import { type Webhook, WEBHOOK_KINDS } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { AuthorSteps, body } from '../../../support/stories/submission-steps';
import { Receiver } from '../../../support/webhooks/receiver';
import { BuiltServer, newDataDir, removeDataDir, type Settings } from '../built-server';
import { PASSWORD, registerAuthor } from '../busy-author';

jest.setTimeout(900_000);

const ARTICLES = 3;
const KILLS = 4;
const ROUNDS = ['REJECTED', 'ACCEPTED', 'MAJOR_REVISION', 'REJECTED', 'ACCEPTED', 'MINOR_REVISION'] as const;
/** The groups' numbers in the database. */
const [EDITOR, WEBMASTER] = [4, 7];

/** Acts of editors go on meanwhile; the receiver takes its time, so that a kill meets a message under way. */
describe.each(['Postgres', 'EventStoreDB'])(
  'kill -9 of the server while it delivers webhooks, events in %s',
  (kind) => {
    let dataDir: string;
    let double: EsdbDouble;
    let server: BuiltServer;
    let receiver: Receiver;
    let editor: HttpClient;
    let webmaster: HttpClient;

    const settings = (): Settings => (kind === 'Postgres' ? {} : { EVENT_STORE_URL: double.url });
    const member = async (group: number): Promise<HttpClient> => {
      const { user } = await registerAuthor(server.origin);
      const url = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
      const database = new Client({ connectionString: url });
      await database.connect();
      await database.query('UPDATE app.users SET group_id = $2 WHERE id = $1', [user.id, group]);
      await database.end();
      return new HttpClient(server.origin).signIn(user.email, PASSWORD);
    };

    beforeAll(async () => {
      dataDir = newDataDir();
      double = await EsdbDouble.start();
      receiver = await new Receiver().start();
      server = await BuiltServer.start(dataDir, settings());
      [editor, webmaster] = [await member(EDITOR), await member(WEBMASTER)];
    });
    afterAll(async () => {
      await server.stop();
      await receiver.stop();
      await double.stop();
      await removeDataDir(dataDir);
    });

    const killAndRestart = async (): Promise<void> => {
      expect((await server.send('SIGKILL')).signal).toBe('SIGKILL');
      server = await BuiltServer.start(dataDir, settings());
      editor = new HttpClient(server.origin, editor.session);
      webmaster = new HttpClient(server.origin, webmaster.session);
    };
    const left = async (): Promise<Webhook['counts']> => {
      const [webhook] = body<Webhook[]>(await webmaster.get('/webhooks'));
      return webhook?.counts ?? { waiting: -1, dead: -1 };
    };
    /** What the receiver has heard of an article, by the first arrival of each id. */
    const heardOf = (articleId: string): string[] => {
      const seen = new Set<string>();
      return receiver.received
        .filter(({ id, data }) => data.articleId === articleId && !seen.has(id) && seen.add(id))
        .filter(({ type }) => type === 'article.status-changed')
        .map(({ data }) => data.status);
    };

    it('brings each message at least once and in the order of its article', async () => {
      const change = { url: receiver.url, kinds: WEBHOOK_KINDS, active: true };
      receiver.secret = body<{ secret: string }>(await webmaster.post('/webhooks', change)).secret;
      receiver.delayMs = 400;
      const ids: string[] = [];
      const author = await registerAuthor(server.origin);
      while (ids.length < ARTICLES) ids.push((await new AuthorSteps(author).submitted()).id);
      for (const [round, status] of ROUNDS.entries()) {
        for (const id of ids) body(await editor.post(`/article/${id}/editor/override`, { status, reason: 'A trial' }));
        if (round >= KILLS) continue;
        await until('a message under way', async () => (receiver.underWay > 0 ? true : null));
        await killAndRestart();
      }
      await until('the end of all deliveries', async () => {
        const { waiting } = await left();
        return ids.every((id) => heardOf(id).length > ROUNDS.length) && waiting === 0 ? true : null;
      });
      for (const id of ids) expect(heardOf(id)).toEqual(['NEW_ARTICLE', ...ROUNDS]);
      // What was under way at a kill came again.
      const repeated = receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
      expect(repeated).toBeGreaterThanOrEqual(KILLS);
      expect([await left(), receiver.refused]).toEqual([{ waiting: 0, dead: 0 }, []]);
    });
  },
);
