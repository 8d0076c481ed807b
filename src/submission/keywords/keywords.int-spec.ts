import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { type Keyword, KEYWORD_MESSAGES, MAX_KEYWORD } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const PATH = '/article/keywords';

describe('the list of keywords', () => {
  let app: TestApp;
  let assistant: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    assistant = await app.as('assistant');
  });
  afterAll(() => app.stop());

  const add = async (keyword: unknown): Promise<Keyword> => (await assistant.post(PATH, { keyword })).body as Keyword;
  const words = async (): Promise<string[]> =>
    ((await assistant.get(PATH)).body as Keyword[]).map(({ keyword }) => keyword);

  it('accepts a new word, tidied', async () => {
    const answer = await assistant.post(PATH, { keyword: '  Myocardial   bridging ' });
    expect([answer.status, answer.body.keyword]).toEqual([200, 'Myocardial bridging']);
    expect(await words()).toContain('Myocardial bridging');
  });

  it.each(['Ménière disease', 'meniere DISEASE', 'Me\u0301nie\u0300re disease'])(
    'refuses %p once it contains the word, ignoring case and accents',
    async (again) => {
      await add('Ménière disease');
      const answer = await assistant.post(PATH, { keyword: again });
      expect([answer.status, answer.body.details]).toEqual([409, { keyword: KEYWORD_MESSAGES.known }]);
      expect((await words()).filter((word) => word === 'Ménière disease')).toHaveLength(1);
    },
  );

  it('renames a word, also to another spelling of itself, but not to that of another word', async () => {
    const { id } = await add('Ortopaedics');
    const renamed = await assistant.post(`${PATH}/${id}`, { keyword: 'orthopaedics' });
    expect(renamed.body).toEqual({ id, keyword: 'orthopaedics' });
    expect((await assistant.post(`${PATH}/${id}`, { keyword: 'Orthopaedics' })).status).toBe(200);
    expect((await assistant.post(`${PATH}/${id}`, { keyword: 'FRAILTY' })).status).toBe(409);
    expect(await words()).toEqual(expect.arrayContaining(['Orthopaedics', 'Frailty']));
  });

  it('deletes a word once', async () => {
    const { id } = await add('Phrenology');
    expect((await assistant.post(`${PATH}/${id}/delete`)).body).toEqual({ id, keyword: 'Phrenology' });
    expect((await assistant.post(`${PATH}/${id}/delete`)).status).toBe(404);
    expect((await assistant.post(`${PATH}/${id}`, { keyword: 'Phrenologies' })).status).toBe(404);
    expect((await assistant.get(`${PATH}/${id}/uses`)).status).toBe(404);
    expect(await words()).not.toContain('Phrenology');
  });

  it.each([
    ['', KEYWORD_MESSAGES.required],
    ['   ', KEYWORD_MESSAGES.required],
    [null, KEYWORD_MESSAGES.required],
    ['one; two', KEYWORD_MESSAGES.semicolon],
    ['x'.repeat(MAX_KEYWORD + 1), `Max ${MAX_KEYWORD} characters allowed.`],
    [['Frailty'], expect.any(String)],
  ])('refuses %p', async (keyword, message) => {
    const answer = await assistant.post(PATH, { keyword });
    expect([answer.status, answer.body.details]).toEqual([400, { keyword: message }]);
  });

  it('does not change the words of articles, and counts those articles except drafts and the caller’s own', async () => {
    const { id, keyword } = await add('ANCA-associated vasculitis (Ménière)');
    const [editor, author] = [await app.as('editor'), await app.as('author')];
    const fields = { keywords: [keyword] };
    const people = { uploader: personOf(author), editor: personOf(editor), fields };
    await CommandedArticle.draft(app.nest, people);
    const draft = await CommandedArticle.draft(app.nest, people);
    await draft.overview();
    const sent = await draft.submitAndPass();
    const own = await CommandedArticle.draft(app.nest, { ...people, uploader: personOf(assistant) });
    await own.overview();
    await own.submitAndPass();

    const uses = `${PATH}/${id}/uses`;
    expect((await editor.get(uses)).body).toEqual({ articles: 2 });
    expect((await assistant.get(uses)).body).toEqual({ articles: 1 });
    await assistant.post(`${PATH}/${id}`, { keyword: 'Angiitis' });
    await assistant.post(`${PATH}/${id}/delete`);
    expect((await editor.get(`/article/${sent.id}`)).body.keywords).toBe('ANCA-associated vasculitis (Ménière)');
  });

  it('records each change in the security log', async () => {
    const { id } = await add('Logged');
    await assistant.post(`${PATH}/${id}`, { keyword: 'Logged twice' });
    await assistant.post(PATH, { keyword: 'LOGGED twice' });
    await assistant.post(`${PATH}/${id}/delete`);
    const sql = `SELECT action, subject, actor_id AS actor, before, after FROM app.security_log
                  WHERE action LIKE 'KEYWORD%' AND subject ILIKE 'logged%' ORDER BY id`;
    const actor = assistant.userId;
    expect((await app.nest.get<Pool>(PG_POOL).query(sql)).rows).toEqual([
      { action: 'KEYWORD_ADDED', subject: 'Logged', actor, before: null, after: { keyword: 'Logged' } },
      {
        ...{ action: 'KEYWORD_RENAMED', subject: 'Logged', actor },
        ...{ before: { keyword: 'Logged' }, after: { keyword: 'Logged twice' } },
      },
      { action: 'KEYWORD_DELETED', subject: 'Logged twice', actor, before: { keyword: 'Logged twice' }, after: null },
    ]);
  });
});
