import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { User } from '../../../contracts';

describe('lists of people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (let n = 10; n < 36; n += 1)
      await app.addPerson(`r${n}@clinic.test`, 'reviewer', {
        firstName: `First${n}`,
        lastName: `Last${n}`,
        institute: 'Clinic',
      });
  });
  afterAll(() => app.stop());

  it('are paginated, sorted and searched by the server', async () => {
    const editor = await app.as('editor');
    const first = (await editor.get('/user/all', { q: 'CLINIC last', size: 10, sort: '-lastName' })).body;
    expect(first.total).toBe(26);
    expect(first.items.map((user: User) => user.lastName).slice(0, 2)).toEqual(['Last35', 'Last34']);
    const last = (await editor.get('/user/all', { q: 'clinic', size: 10, page: 2, sort: 'lastName,desc' })).body;
    expect(last.items).toHaveLength(6);
    expect((await editor.get('/user/all', { q: 'r11@clinic.test' })).body.total).toBe(1);
    expect((await editor.get('/user/all', { q: '100%' })).body).toEqual({ items: [], total: 0 });
    expect((await editor.get('/user/all', { q: 'CLÍNIC last1' })).body.total).toBe(10);
    expect((await editor.get('/user/all', { groupId: 7 })).body.items[0].group.group).toBe('webmaster');
  });

  it('are sorted by every column of the users page, empty values last', async () => {
    const [editor, webmaster] = [await app.as('editor'), await app.as('webmaster')];
    for (const [n, country] of [
      [30, 'Belgium'],
      [31, 'Netherlands'],
    ] as const) {
      const id = await app.addPerson(`r${n}@clinic.test`, 'reviewer');
      await webmaster.post(`/user/update/${id}`, { country });
    }
    const order = async (sort: string, field: (user: User) => unknown): Promise<unknown[]> =>
      ((await editor.get('/user/all', { q: 'clinic.test', sort, size: 4 })).body.items as User[]).map(field);
    expect(await order('country', ({ country }) => country)).toEqual(['Belgium', 'Netherlands', null, null]);
    expect(await order('-country', ({ country }) => country)).toEqual(['Netherlands', 'Belgium', null, null]);
    expect(await order('-firstName', ({ firstName }) => firstName)).toEqual([
      'First35',
      'First34',
      'First33',
      'First32',
    ]);
    expect(await order('email', ({ email }) => email.slice(0, 3))).toEqual(['r10', 'r11', 'r12', 'r13']);
    const groups = (await editor.get('/user/all', { sort: '-group', size: 2 })).body.items as User[];
    expect(groups.map(({ group }) => group.group)).toEqual(['webmaster', 'associate editor']);
    expect((await editor.get('/user/all', { sort: 'orcid', size: 1 })).status).toBe(200);
  });

  it('read empty parameters as absent', async () => {
    const editor = await app.as('editor');
    const asked = { q: 'clinic', size: 3 };
    const plain = (await editor.get('/user/all', asked)).body;
    expect((await editor.get('/user/all', { ...asked, sort: '', groupId: '' })).body).toEqual(plain);
    expect(plain.total).toBe(26);
    expect((await editor.get('/user/all?q=clinic&groupId=3&sort=')).body.total).toBe(26);
    expect((await editor.get('/user/all?groupId=two')).status).toBe(400);
  });

  it.each<Record<string, string | number>>([
    { page: -1 },
    { size: 0 },
    { size: 1001 },
    { size: 'ten' },
    { sort: 'password_hash' },
    { page: 1e12 },
  ])('refuse %j', async (query) => {
    const answer = await (await app.as('editor')).get('/user/all', query);
    expect(answer.status).toBe(400);
  });

  it('show outsiders names and institutes of at most 20 reviewers, and never an e-mail address', async () => {
    const author = await app.as('author');
    const found = await author.get('/user/reviewer-list');
    expect(found.body).toHaveLength(20);
    expect(Object.keys(found.body[0]).sort()).toEqual(['firstName', 'id', 'institute', 'lastName']);
    expect((await author.get('/user/reviewer-list', { q: 'last3' })).body).toHaveLength(6);
    expect((await author.get('/user/reviewer-list', { q: 'r11@clinic.test' })).body).toEqual([]);
    expect((await (await app.as('editor')).get('/user/reviewer-list')).body.length).toBeGreaterThan(26);
  });

  it('show staff the whole record of another person and outsiders only their own', async () => {
    const [editor, author] = [await app.as('editor'), await app.as('author')];
    expect((await editor.get(`/user/${author.userId}`)).body).toEqual((await author.get('/user')).body);
    expect((await author.get(`/user/${editor.userId}`)).status).toBe(403);
    expect((await editor.get('/user/nonsense')).status).toBe(404);
  });

  it('include groups and associate editors', async () => {
    const editor = await app.as('editor');
    expect((await editor.get('/user/groups')).body).toContainEqual({ id: 6, group: 'associate editor' });
    expect((await editor.get('/user/associate-editor-list')).body).toEqual([
      expect.objectContaining({ lastName: 'associate-editor' }),
    ]);
  });

  it('contain expertise and seniority as set by staff', async () => {
    const editor = await app.as('editor');
    const id = await app.addPerson('expert@example.org', 'reviewer');
    await editor.post(`/user/${id}/updateExpertise`, { expertise: 'Sepsis' });
    const answer = await editor.post(`/user/update/${id}/reviewer-seniority?level=JUNIOR`);
    expect(answer.body).toMatchObject({ areasOfExpertise: 'Sepsis', seniorityLevel: 'JUNIOR' });
    expect((await editor.post(`/user/update/${id}/reviewer-seniority?level=BOSS`)).status).toBe(400);
    expect((await editor.post(`/user/${id}/updateExpertise`, { expertise: ['Sepsis'] })).status).toBe(400);
  });
});
