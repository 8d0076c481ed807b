import { Client } from 'pg';
import type { ArticleView, DocumentsProgress, HealthStatus } from '../../../src/contracts';
import { ChangeListener } from '../../support/app/change-listener';
import { HttpClient } from '../../support/app/http-client';
import { until } from '../../support/app/http-until';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { AuthorSteps, body } from '../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir, type Settings } from './built-server';
import { registerAuthor } from './busy-author';

/** Tests of processes that share the work of one journal; `storeUrl` is the address of its EventStoreDB, or undefined. */
export function describeSharedWork(storeUrl: () => string | undefined): void {
  const folders: string[] = [];
  const servers: BuiltServer[] = [];
  const web: BuiltServer[] = [];
  let database: TestDatabase;
  let files: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    files = newFolder();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const folder of folders) await removeDataDir(folder);
    await database.drop();
  });

  function newFolder(): string {
    const folder = newDataDir();
    folders.push(folder);
    return folder;
  }
  function launch(ROLE: string): BuiltServer {
    const settings: Settings = {
      ...{ ROLE, DATABASE_URL: database.url, EVENT_STORE_URL: storeUrl(), BLOB_URL: `file://${files}` },
      ...{
        JWT_SECRET: 'the secret that all processes share, long enough',
        DATA_KEY: 'the data key that all processes share, long',
        DOCUMENTS_ON_SUBMISSION: 'on',
      },
    };
    const server = BuiltServer.launch(newFolder(), settings);
    servers.push(server);
    return server;
  }
  const via = (client: HttpClient, place: number): HttpClient =>
    new HttpClient(web[place]?.origin ?? '', client.session);
  const problemOf = async (part: string): Promise<string | null | undefined> => {
    const status = (await (await fetch(`${web[0]?.origin}/api/health/status`)).json()) as HealthStatus;
    return status.parts.find(({ name }) => name === part)?.problem;
  };

  it('answers before any process has made the read models, and reports which are still missing', async () => {
    web.push(launch('web'), launch('web'));
    for (const server of web) await server.ready();
    expect((await fetch(`${web[0]?.origin}/api/health/ready`)).status).toBe(200);
    const author = await newcomer();
    const early = await author.get('/article/my-list');
    expect([early.status, early.body.message]).toEqual([503, expect.stringContaining('is being brought up to date')]);
    const projector = launch('projector');
    await projector.untilOutput(/is at work as projector/);
    await until('the list', async () => ((await author.get('/article/my-list')).status === 200 ? true : null));
    expect(await until('the projector', async () => ((await problemOf('projector')) === null ? true : null))).toBe(
      true,
    );
  });

  it('reports what is missing without a worker, and then that it is there', async () => {
    expect(await problemOf('worker')).toMatch(/no process has this ROLE at the moment: no mail is sent/);
    await launch('worker').untilOutput(/is at work as worker/);
    await until('the worker', async () => ((await problemOf('worker')) === null ? true : null));
  });

  it('lets an author work with any of them: session, lists, files, documents and signals', async () => {
    const author = await registerAuthor(web[0]?.origin ?? '');
    const there = await ChangeListener.open(web[1]?.origin ?? '', via(author, 1));
    const { id } = await new AuthorSteps(author).submitted();
    await there.untilReceived({ list: 'my-list', article: id });
    const list = body<ArticleView[]>(await via(author, 1).get('/article/my-list'));
    expect(list.map((article) => article.id)).toEqual([id]);
    const editor = await asEditor();
    const progress = async (place: number): Promise<DocumentsProgress> =>
      body(await via(editor, place).get(`/article/${id}/regenerate-combined-pdf/progress`));
    await until('the documents', async () => ((await progress(1)).state === 'ready' ? true : null));
    const { files: made } = body<ArticleView>(await via(editor, 1).get(`/article/${id}`));
    const full = made.find(({ type }) => type === 'FullArticle');
    const bytes = await (await fetch(`${web[0]?.origin}${full?.location}`)).arrayBuffer();
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    body<object>(await author.post('/user/logout'));
    await there.untilEnded();
    expect((await via(author, 1).get('/article/my-list')).status).toBe(401);
  });

  it('continues when one of each has been killed and another one has started', async () => {
    const author = await registerAuthor(web[1]?.origin ?? '');
    for (const [index, role] of (['projector', 'worker'] as const).entries()) {
      await servers[2 + index]?.send('SIGKILL');
      await launch(role).untilOutput(/is at work as/);
    }
    await web[0]?.send('SIGKILL');
    const { id } = await new AuthorSteps(author).submitted();
    await until('the list', async () => {
      const list = body<ArticleView[]>(await author.get('/article/my-list'));
      return list.some((article) => article.id === id) ? true : null;
    });
    const sql = `SELECT count(*)::int AS sent FROM rm.email_log WHERE article_id = $1 AND kind = 'SUBMISSION_RECEIVED' AND state = 'SENT'`;
    await until('the mail', async () => ((await ask<{ sent: number }>(sql, [id])).sent === 1 ? true : null));
  });

  it('serves only its health in a process without pages', async () => {
    const port = /Its health: http:\/\/localhost:(\d+)\//.exec(servers.at(-1)?.output ?? '')?.[1];
    const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await status('/api/health/ready')).toBe(200);
    expect(await status('/api/metrics')).toBe(200);
    for (const path of ['/', '/rrs', '/api/article/my-list', '/api/settings']) expect(await status(path)).toBe(503);
  });

  /** Before there is a worker, no mail proves an address. */
  async function newcomer(): Promise<HttpClient> {
    const visitor = new HttpClient(web[0]?.origin ?? '');
    const [email, word] = ['early@example.org', 'a long enough word'];
    const person = { firstName: 'Early', lastName: 'Author', email, emailRepeat: email, country: 'Switzerland' };
    body<object>(
      await visitor.post('/register', { ...person, password: word, passwordRepeat: word, privacyVersion: 1 }),
    );
    await ask('UPDATE app.users SET unproven = false WHERE email = $1', [email]);
    return visitor.signIn(email, word);
  }

  async function asEditor(): Promise<HttpClient> {
    const client = await registerAuthor(web[0]?.origin ?? '');
    await ask('UPDATE app.users SET group_id = 4 WHERE id = $1', [client.userId]);
    return new HttpClient(web[0]?.origin ?? '').signIn(client.user.email, 'a long enough word');
  }

  async function ask<Row extends object>(sql: string, values: unknown[]): Promise<Row> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
    return rows[0] as Row;
  }
}
