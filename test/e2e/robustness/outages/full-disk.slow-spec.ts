import type { Pool } from 'pg';
import type { ArticleView } from '../../../../src/contracts';
import { PG_POOL } from '../../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { EsdbDouble } from '../../../support/esdb-double/esdb-double';
import { AuthorSteps, body, goodFields } from '../../../support/stories/submission-steps';

/** The error of Postgres when it cannot extend a file. */
const FULL = `CREATE FUNCTION app.no_room() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;
/** The table to which a change of an article is written: that of the events, or that of the read model that follows. */
const TABLES = { Postgres: 'es.events', EventStoreDB: 'rm.article_card' } as const;

describe.each(['Postgres', 'EventStoreDB'] as const)('a full disk of the database, with the events in %s', (kind) => {
  let app: TestApp;
  let author: HttpClient;
  let article: ArticleView;
  let double: EsdbDouble | null = null;
  const sql = (text: string) => app.nest.get<Pool>(PG_POOL, { strict: false }).query(text);
  beforeAll(async () => {
    double = kind === 'EventStoreDB' ? await EsdbDouble.start() : null;
    app = await startTestApp(double ? { env: { EVENT_STORE_URL: double.url } } : {});
    author = await app.as('author');
    article = await new AuthorSteps(author).completeDraft();
    await sql(FULL);
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await double?.stop();
  });

  const titled = (articleTitle: string) =>
    author.post(`/article/${article.id}/update`, { ...goodFields, articleTitle });
  const titleNow = async (): Promise<string> =>
    body<ArticleView>(await author.get(`/article/${article.id}`)).articleTitle;
  const listed = async (): Promise<string> => (await author.get('/article/my-list')).text;

  it('keeps stored data readable, and accepts changes again automatically once there is room', async () => {
    await sql(
      `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${TABLES[kind]} FOR EACH ROW EXECUTE FUNCTION app.no_room()`,
    );
    const refused = await titled('Written on a full disk');
    // With the events in another store the change is stored, and only the list is delayed.
    const expected = kind === 'Postgres' ? [503, 'UNAVAILABLE'] : [200, undefined];
    expect([refused.status, refused.body.code]).toEqual(expected);
    expect((await author.get(`/article/${article.id}`)).status).toBe(200);
    expect((await author.get('/article/my-list')).status).toBe(200);
    expect(await titleNow()).toBe(kind === 'Postgres' ? goodFields.articleTitle : 'Written on a full disk');
    await sql(`DROP TRIGGER no_room ON ${TABLES[kind]}`);
    expect((await titled('Written with room')).status).toBe(200);
    expect(await titleNow()).toBe('Written with room');
    await until('the list', async () => ((await listed()).includes('Written with room') ? true : null));
    expect((await app.visitor.get('/health/ready')).status).toBe(200);
  }, 120_000);
});
