import { once } from 'node:events';
import { Client } from 'pg';
import type { ArticleView } from '../../../src/contracts';
import { EmbeddedPostgres } from '../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../support/app/http-client';
import { AuthorSteps, body, goodFields } from '../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir, startBuilt } from '../robustness/built-server';
import { registerAuthor } from '../robustness/busy-author';

const KEPT = 'What the log still knows';
const LOST = 'What came after the copy';
/** On Postgres a test can remove the end of the log. */
const ON_POSTGRES = { EVENT_STORE_URL: '' };

describe('npm run events -- accept', () => {
  const dataDir = newDataDir();
  let server: BuiltServer;
  let author: HttpClient;
  let article: ArticleView;
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  async function tool(path: string, words: string[]): Promise<{ code: number; output: string }> {
    const child = startBuilt(path, words, { DATA_DIR: dataDir, ...ON_POSTGRES });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }
  const accept = (): Promise<{ code: number; output: string }> => tool('src/copy-events.js', ['--accept']);

  async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const postgres = await EmbeddedPostgres.start({ dataDir, durable: true, onTrouble: () => undefined });
    const client = new Client({ connectionString: postgres.url.replace(/\/postgres$/, '/quire') });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
      await postgres.stop();
    }
  }
  const mailsOf = (client: Client): Promise<number> =>
    client.query<{ n: number }>('SELECT count(*)::int AS n FROM app.caught_mails').then(({ rows }) => rows[0]?.n ?? -1);

  it('has nothing to accept on a complete store', async () => {
    server = await BuiltServer.start(dataDir, ON_POSTGRES);
    author = await registerAuthor(server.origin);
    const steps = new AuthorSteps(author);
    article = await steps.start({ ...goodFields, articleTitle: KEPT });
    await server.stop();
    const { code, output } = await accept();
    expect(output).toContain('Nothing to accept');
    expect(code).toBe(0);
  });

  it('is required by a start after the store has lost its end; then the journal continues from the remaining events', async () => {
    server = await BuiltServer.start(dataDir, ON_POSTGRES);
    author = new HttpClient(server.origin, author.session);
    body(await author.post(`/article/${article.id}/update`, { articleTitle: LOST }));
    await server.stop();
    const mails = await inDatabase(async (client) => {
      const cut = await client.query(
        `DELETE FROM es.events WHERE stream_id = $1 AND revision = (SELECT max(revision) FROM es.events WHERE stream_id = $1)`,
        [`article-${article.id}`],
      );
      expect(cut.rowCount).toBe(1);
      return mailsOf(client);
    });

    const refused = BuiltServer.launch(dataDir, ON_POSTGRES);
    expect((await refused.end()).code).toBe(1);
    expect(refused.output).toMatch(/The event store ends before .*npm run events -- accept/);

    const { code, output } = await accept();
    expect(output).toContain('The journal goes on where the event store ends.');
    expect(code).toBe(0);
    server = await BuiltServer.start(dataDir, ON_POSTGRES);
    author = new HttpClient(server.origin, author.session);
    expect(body(await author.get(`/article/${article.id}`))).toMatchObject({ articleTitle: KEPT });
    expect(body(await author.post(`/article/${article.id}/update`, { articleTitle: 'After' }))).toMatchObject({
      articleTitle: 'After',
    });
    expect(await tool('projections/runner/cli.js', ['verify'])).toMatchObject({ code: 0 });
    await server.stop();
    expect(await inDatabase(mailsOf)).toBe(mails);
  });
});
