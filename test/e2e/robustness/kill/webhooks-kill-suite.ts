import { Client } from 'pg';
import { type PackageSendings, type Webhook, WEBHOOK_KINDS } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { AuthorSteps, body } from '../../../support/stories/submission-steps';
import { Receiver } from '../../../support/webhooks/receiver';
import { BuiltServer, newDataDir, removeDataDir, type Settings } from '../built-server';
import { PASSWORD, registerAuthor } from '../busy-author';

interface Campaign {
  kind: 'Postgres' | 'EventStoreDB';
  articles: number;
  /** Kills of the server while a webhook message is being sent; one more follows while a package is reported. */
  kills: number;
}

const ROUNDS = ['REJECTED', 'ACCEPTED', 'MAJOR_REVISION', 'REJECTED', 'MINOR_REVISION', 'ACCEPTED'] as const;
/** The groups' numbers in the database. */
const [EDITOR, WEBMASTER] = [4, 7];

/** Editors continue to work meanwhile. The receivers are slow, so that a kill interrupts a message. */
export function describeWebhooksKill({ kind, articles, kills }: Campaign): void {
  describe(`kill -9 of the server while it delivers webhooks and packages, events in ${kind}`, () => {
    let dataDir: string;
    let double: EsdbDouble;
    let server: BuiltServer;
    let receiver: Receiver;
    let packages: Receiver;
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
      [receiver, packages] = [await new Receiver().start(), await new Receiver().start()];
      server = await BuiltServer.start(dataDir, settings());
      [editor, webmaster] = [await member(EDITOR), await member(WEBMASTER)];
    });
    afterAll(async () => {
      await server.stop();
      await Promise.all([receiver.stop(), packages.stop()]);
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
    /** The messages about an article that the receiver got, in the order of the first arrival of each id. */
    const receivedTypes = (articleId: string): string[] => {
      const seen = new Set<string>();
      return receiver.received
        .filter(({ id, data }) => data.articleId === articleId && !seen.has(id) && seen.add(id))
        .filter(({ type }) => type === 'article.status-changed')
        .map(({ data }) => data.status);
    };

    const connect = async (): Promise<void> => {
      const change = { url: receiver.url, kinds: WEBHOOK_KINDS, active: true };
      receiver.secret = body<{ secret: string }>(await webmaster.post('/webhooks', change)).secret;
      body(await webmaster.post('/settings', { issn: '2049-3630' }));
      const rule = await webmaster.post('/package-sending', { target: 'webhook', address: packages.url });
      packages.secret = body<{ secret: string }>(rule).secret;
      receiver.delayMs = 400;
      packages.delayMs = 1_000;
    };
    const underWayAt = (which: Receiver) =>
      until('a message under way', async () => (which.underWay > 0 ? true : null));
    /** Number of packages that are still waiting. */
    const packagesWaiting = async (): Promise<number> =>
      body<PackageSendings>(await webmaster.get('/package-sendings', { size: 100 })).items.filter(
        ({ state }) => state === 'WAITING',
      ).length;

    it('delivers each message at least once and in the order of its article, and reports each package', async () => {
      await connect();
      const ids: string[] = [];
      const author = await registerAuthor(server.origin);
      while (ids.length < articles) ids.push((await new AuthorSteps(author).submitted()).id);
      for (const [round, status] of ROUNDS.entries()) {
        for (const id of ids) body(await editor.post(`/article/${id}/editor/override`, { status, reason: 'A trial' }));
        if (round >= kills) continue;
        await underWayAt(receiver);
        await killAndRestart();
      }
      await underWayAt(packages);
      await killAndRestart();
      await until('the end of all deliveries', async () => {
        const { waiting } = await left();
        const isDelivered = ids.every((id) => receivedTypes(id).length > ROUNDS.length) && waiting === 0;
        return isDelivered && (await packagesWaiting()) === 0 ? true : null;
      });
      for (const id of ids) expect(receivedTypes(id)).toEqual(['NEW_ARTICLE', ...ROUNDS]);
      const receivedIds = packages.received.map(({ data: { articleId } }) => articleId);
      expect([...new Set(receivedIds)].sort()).toEqual([...ids].sort());
      // A message that was being sent at a kill came again, under the same id.
      for (const [which, least] of [
        [receiver, kills],
        [packages, 1],
      ] as const) {
        const repeated = which.received.length - new Set(which.received.map(({ id }) => id)).size;
        expect(repeated).toBeGreaterThanOrEqual(least);
        expect(which.refused).toEqual([]);
      }
      expect(await left()).toEqual({ waiting: 0, dead: 0 });
    });
  });
}
