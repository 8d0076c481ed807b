import { startTestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../../test/support/stories/submission-steps';
import type { Author } from '../../contracts';
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits';

describe('the directory of authors', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let other: HttpClient;
  let typed: Author;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    [author, other] = [await app.as('author'), await app.as('guest')];
    const fields = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', institute: 'Analytical 100%' };
    typed = body<Author>(await author.post('/article/author/save', fields));
  });
  afterAll(() => app.stop());

  const find = async (who: HttpClient, query: Record<string, string>): Promise<Author[]> =>
    body<Author[]>(await who.get('/article/author/find', query));

  it('shows non-staff names and institutes, never addresses', async () => {
    const [found] = await find(other, { lastName: 'byr' });
    expect(found).toMatchObject({ id: typed.id, lastName: 'Byron', institute: 'Analytical 100%' });
    expect(JSON.stringify(await find(author, { lastName: 'byr' }))).not.toContain('ada@example.org');
    expect(body<Author[]>(await other.get('/article/author/list', { q: 'ada b' }))).toHaveLength(1);
  });

  it('does not find an address by parts of it, nor by wild cards', async () => {
    expect(await find(other, { email: 'ada@' })).toEqual([]);
    expect(await find(other, { email: 'ADA@example.org' })).toHaveLength(1);
    expect(await find(other, { lastName: '%' })).toEqual([]);
    expect(await find(other, { lastName: 'B_ron' })).toEqual([]);
  });

  it('returns twenty matches at most', async () => {
    for (let place = 0; place < 22; place += 1) {
      const email = `many${place}@example.org`;
      body(await author.post('/article/author/save', { firstName: `M${place}`, lastName: 'Manyfold', email }));
    }
    expect(await find(other, { lastName: 'manyfold' })).toHaveLength(20);
    expect(body<Author[]>(await other.get('/article/author/list', { q: 'manyfold' }))).toHaveLength(20);
  });

  it('shows staff addresses', async () => {
    expect(await find(await app.as('editor'), { email: 'ada@' })).toMatchObject([{ email: 'ada@example.org' }]);
  });

  it('does not reveal an address through a draft either', async () => {
    const steps = new AuthorSteps(other);
    const { id } = await steps.start();
    const article = body(await other.post(`/article/${id}/update`, { authorsIds: [other.userId, typed.id] }));
    expect(article.articleAuthors.map((one) => one.email)).toEqual(['guest@example.org', undefined]);
  });

  it('lets everyone change only what they typed themselves', async () => {
    const change = { id: typed.id, firstName: 'Augusta', lastName: 'Byron', email: 'ada@example.org' };
    const copy = body<Author>(await other.post('/article/author/save', change));
    expect(copy.id).not.toBe(typed.id);
    const changed = body<Author>(await author.post('/article/author/save', { ...change, firstName: 'Ada King' }));
    expect([changed.id, changed.firstName]).toEqual([typed.id, 'Ada King']);
  });

  it('replaces an entry with the same address only on request, and shows who has the address', async () => {
    const li = { firstName: '明', lastName: '李', email: 'liming@example.org', institute: 'Peking' };
    const { id } = body<Author>(await author.post('/article/author/save', li));
    expect(body<Author>(await author.post('/article/author/save', { ...li, firstName: ' 明 ' })).id).toBe(id);
    const second = { firstName: 'Li', lastName: 'Ming', email: 'LIMING@example.org' };
    const refused = await author.post('/article/author/save', second);
    const message = '明 李 has this email already.';
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message, details: { email: message } }),
    ]);
    expect((await find(author, { email: li.email }))[0]).toMatchObject({ id, lastName: '李' });
    const copy = await author.post('/article/author/save', { ...second, id: 'no-entry-of-mine' });
    expect(copy.status).toBe(409);
    const replaced = body<Author>(await author.post('/article/author/save', { ...second, replace: true }));
    expect([replaced.id, replaced.lastName, replaced.institute]).toEqual([id, 'Ming', null]);
  });

  it('accepts an address that another person has already entered', async () => {
    const same = { firstName: 'Another', lastName: 'Ada', email: 'ada@example.org' };
    expect((await (await app.as('reviewer')).post('/article/author/save', same)).status).toBe(200);
  });

  it("never puts another person's data under the caller's own address", async () => {
    const typed = { firstName: 'Some', lastName: 'Body', email: 'AUTHOR@example.org' };
    for (const more of [{}, { replace: true }]) {
      const refused = await author.post('/article/author/save', { ...typed, ...more });
      expect([refused.status, refused.body.details]).toEqual([
        422,
        { email: expect.stringContaining('your own email') },
      ]);
    }
    const { firstName, lastName } = author.user;
    const own = body<Author>(await author.post('/article/author/save', { ...typed, firstName, lastName }));
    expect(own.id).toBe(author.userId);
    const byId = body<Author>(await author.post('/article/author/save', { ...typed, id: author.userId }));
    expect([byId.id, byId.firstName]).toEqual([author.userId, firstName]);
  });

  it.each([
    [{ lastName: 'B', email: 'a@example.org' }, { firstName: 'FIRSTNAME_REQUIRED' }],
    [{ firstName: 'A', email: 'a@example.org' }, { lastName: 'LASTNAME_REQUIRED' }],
    [{ firstName: 'A', lastName: 'B', email: 'nonsense' }, { email: 'Email is not valid' }],
    [
      { firstName: 'A', lastName: 'B', email: 'a@example.org', orcid: '1234' },
      { orcid: expect.stringContaining('Orcid') },
    ],
  ])('refuses %j', async (fields, details) => {
    const answer = await author.post('/article/author/save', fields);
    expect([answer.status, answer.body.details]).toEqual([400, details]);
  });

  it('refuses criteria that are too long', async () => {
    expect((await author.get('/article/author/find', { lastName: 'x'.repeat(51) })).status).toBe(400);
  });
});

describe('the directory under its rate limit', () => {
  it('answers 429 to callers who ask too often, each search counted separately', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const guest = await app.as('guest');
    const [{ tries }] = RATE_LIMITS.directory;
    for (const path of ['find', 'list']) {
      const answers = await Promise.all(
        Array.from({ length: tries + 1 }, () =>
          guest.get(`/article/author/${path}`, { q: 'a' }).then(({ status }) => status),
        ),
      );
      expect(answers.filter((status) => status === 429)).toHaveLength(1);
    }
    await app.stop();
  });
});

describe('lists for the wizard', () => {
  it('contain types and keywords', async () => {
    const app = await SubmissionApp.start();
    const author = await app.as('author');
    expect(body<unknown[]>(await author.get('/article/types'))).toHaveLength(5);
    const keywords = body<{ id: string; keyword: string }[]>(await author.get('/article/keywords'));
    expect(keywords.length).toBeGreaterThan(30);
    expect(keywords[0]).toEqual({ id: expect.any(String), keyword: 'Acute coronary syndrome' });
    await app.stop();
  });
});
