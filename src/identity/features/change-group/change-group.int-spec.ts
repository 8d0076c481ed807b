import { startTestApp, type TestApp } from '../../../../test/support/app/app';

/** Every move by every caller is tested in test/e2e/access/group-moves.long-spec.ts. */
describe('changing groups', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each(['assistant', 'editor', 'associate editor', 'webmaster'] as const)(
    'lets no %s change their own group',
    async (group) => {
      const client = await app.as(group);
      expect((await client.post(`/user/update/${client.userId}/change-role?groupId=2`)).status).toBe(403);
    },
  );

  it('applies from the next request on', async () => {
    const id = await app.addPerson('promoted@example.org', 'author');
    const client = await app.signInAs('promoted@example.org');
    expect((await client.get('/user/all')).status).toBe(403);
    await (await app.as('webmaster')).post(`/user/update/${id}/change-role?groupId=5`);
    expect((await client.get('/user/all')).status).toBe(200);
  });

  it.each(['', '?groupId=', '?groupId=8', '?groupId=two', '?groupId=1&groupId=2', '?groupId=1.5'])(
    'refuses %p as a group',
    async (query) => {
      const id = await app.addPerson('unmoved@example.org', 'author');
      expect((await (await app.as('webmaster')).post(`/user/update/${id}/change-role${query}`)).status).toBe(400);
    },
  );
});
