import JSZip from 'jszip';
import type { Pool } from 'pg';
import { CANARIES } from '../../../test/e2e/access/leaks/leak-canaries';
import { type Cast, castOf, LeakStory, TITLE } from '../../../test/e2e/access/leaks/leak-story';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import type { Author } from '../../contracts';
import { UndeliverableAddresses } from '../../mail/public';
import { PG_POOL } from '../../platform/postgres';
import type { OwnData } from './own-data-form';

/** Tables that grow with the journal. */
const LARGE = /(?:rm\.email_log|rm\.article_files|app\.security_log|app\.sessions|app\.authors)\b/;

describe('the download of own data', () => {
  let app: TestApp;
  let cast: Cast;
  beforeAll(async () => {
    app = await startTestApp();
    cast = await castOf(app);
    const story = await LeakStory.create(app, cast, cast.author);
    await story.decide();
  });
  afterAll(() => app.stop());

  async function download(client: HttpClient) {
    const answer = await client.get('/own-data.zip').responseType('blob');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const zip = await JSZip.loadAsync(answer.body as Buffer);
    const read = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
    const text = await read('data.json');
    return {
      text,
      data: JSON.parse(text) as OwnData,
      schema: JSON.parse(await read('schema.json')) as { properties: object },
      files: Object.keys(zip.files),
    };
  }

  it('contains what an author wrote, and nothing that authors may not see', async () => {
    const { data, text, schema } = await download(await app.as(cast.author.email));
    expect(data.manuscripts.map(({ fields }) => fields['articleTitle'])).toEqual([TITLE]);
    expect(text).toContain(CANARIES.coverLetter);
    expect(data.account).toMatchObject({ email: cast.author.email });
    expect(data.mails.length).toBeGreaterThan(0);
    expect(Object.keys(schema.properties)).toEqual(Object.keys(data));
    const { oneName, oneEmail, oneText, oneToEditor, officeNote, adviceComment, editorEmail, interests } = CANARIES;
    for (const secret of [oneName, oneEmail, oneText, oneToEditor, officeNote, adviceComment, editorEmail, interests])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).not.toMatch(/password_hash|one_time|argon2/i);
  });

  it('contains the own review of a reviewer, and none of others', async () => {
    const { data, text } = await download(await app.as(cast.one.email));
    expect(data.reviews.map(({ status }) => status)).toEqual(['Completed']);
    for (const own of [CANARIES.oneText, CANARIES.oneToEditor, CANARIES.interests]) expect(text).toContain(own);
    for (const secret of [CANARIES.twoText, CANARIES.twoName, CANARIES.coverLetter, CANARIES.officeNote])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  it('shows bounced mails for the own address alone', async () => {
    const marks = app.nest.get(UndeliverableAddresses, { strict: false });
    const now = app.clock.now();
    for (const { email } of [cast.author, cast.one]) await marks.mark(email, now, '5.1.1');
    const { data } = await download(await app.as(cast.author.email));
    const at = now.toISOString();
    expect(data.bouncingAddresses).toEqual([{ address: cast.author.email, since: at, lastAt: at, status: '5.1.1' }]);
  });

  it('contains the files that the person sent', async () => {
    const author = await app.as('author');
    await new AuthorSteps(author).completeDraft();
    const { data, files } = await download(author);
    expect(data.files.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(data.files.map(({ path }) => path)));
  });

  it('shows the address and other details only of authors whose entries the person made', async () => {
    const [author, another] = [await app.as('author'), await app.as('guest')];
    const entry = { firstName: 'Typed', lastName: 'Author', institute: 'TU', country: 'NL', city: 'Delft' };
    const typed = body<Author>(await author.post('/article/author/save', { ...entry, email: 'typed@example.net' }));
    const { id: other } = body<Author>(
      await another.post('/article/author/save', { ...entry, email: 'elsewhere@example.net' }),
    );
    const { id } = await new AuthorSteps(author).start();
    body(await author.post(`/article/${id}/update`, { authorsIds: [author.userId, typed.id, other] }));
    const { data } = await download(author);
    const authors = data.manuscripts.map((one) => one.authors).find((all) => all.length === 3) ?? [];
    expect(authors.map(({ id, email }) => [id, email])).toEqual([
      [author.userId, author.user.email],
      [typed.id, 'typed@example.net'],
      [other, undefined],
    ]);
    expect(authors[1]).toMatchObject(entry);
    expect(authors[2]).toMatchObject({ orcid: null, city: null, country: null, department: null });
  });

  it('contains what the person has set up and saved, without keys', async () => {
    const author = await app.as('author');
    const pool = app.nest.get<Pool>(PG_POOL);
    const id = author.userId;
    const insert = (table: string, rest: string): Promise<unknown> =>
      pool.query(`INSERT INTO app.${table} ${rest}`, [id]);
    await insert(
      'factors',
      `(id, user_id, kind, name, seed, confirmed_at) VALUES (gen_random_uuid(), $1, 'APP', 'My phone', 'secret-seed', now())`,
    );
    await insert(
      'sign_in_links',
      `(issuer, subject, provider, user_id, label, linked_at) VALUES ('i', 's', 'orcid', $1, '0000-0002-1825-0097', now())`,
    );
    await insert(
      'api_keys',
      `(id, user_id, name, scopes, key_hash, ending, expires_at, last_used_on)
       VALUES (gen_random_uuid(), $1, 'My program', '{}', 'secret-hash', 'x', now(), '2026-02-03')`,
    );
    await insert(
      'saved_views',
      `(id, user_id, name, name_key, view, created_at) VALUES (gen_random_uuid(), $1, 'Mine', 'mine', '{}', now())`,
    );
    await insert(
      'rebuttal_drafts',
      `(article_id, revision, user_id, draft, saved_at) VALUES ('a', 1, $1, '"My reply"', now())`,
    );
    const { data, text } = await download(author);
    expect(data).toMatchObject({
      secondFactors: [{ kind: 'APP', name: 'My phone', lastUsed: null }],
      signIns: [{ provider: 'orcid', as: '0000-0002-1825-0097' }],
      apiKeys: [{ name: 'My program', lastUsedOn: '2026-02-03' }],
      savedViews: [{ name: 'Mine', view: {} }],
      unsentTexts: [{ kind: 'REPLY', manuscript: null, draft: 'My reply' }],
    });
    expect(text).not.toMatch(/secret-seed|secret-hash/);
  });

  it('finds nothing by an address that is not proven', async () => {
    const claimed = await app.register(`${CANARIES.suggested}@example.org`);
    const { data } = await download(claimed);
    expect([data.mails, data.authorEntries, data.manuscripts]).toEqual([[], [], []]);
  });

  it('reads the large tables by index', async () => {
    const author = await app.as('author');
    const pool = app.nest.get<Pool>(PG_POOL);
    const queries = jest.spyOn(pool, 'query');
    await download(author);
    const statements = (queries.mock.calls as unknown as [string, unknown[]][]).filter(([sql]) => LARGE.test(sql));
    queries.mockRestore();
    expect(statements.length).toBeGreaterThan(5);
    const client = await pool.connect();
    await client.query('SET enable_seqscan = off; SET enable_indexscan = off; SET enable_indexonlyscan = off');
    const plans: string[] = [];
    for (const [sql, values] of statements)
      plans.push(JSON.stringify((await client.query(`EXPLAIN ${sql}`, values)).rows));
    client.release(true);
    expect(plans.flatMap((plan) => plan.match(/Seq Scan on \w+/g) ?? [])).toEqual([]);
  });
});
