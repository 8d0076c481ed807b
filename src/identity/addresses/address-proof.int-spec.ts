import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';

describe('the proof of an address', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const nextEmail = (): string => `newcomer-${(count += 1)}@example.net`;
  const confirm = (client: HttpClient, key: string) => client.post('/confirm-address', { key });
  const idOf = async (client: HttpClient): Promise<string> => (await client.get('/user')).body.id;

  describe('at registration', () => {
    it('is requested, and given by a button that only the signed-in person can press', async () => {
      const email = nextEmail();
      const client = await app.register(email);
      expect((await client.get('/user')).body).toMatchObject({ unproven: true });
      const key = await app.keyIn(email, 'REGISTRATION');
      expect((await confirm(app.visitor, key)).status).toBe(401);
      const other = await confirm(await app.as('author'), key);
      expect([other.status, other.body.message]).toEqual([403, expect.stringContaining('another account')]);
      const answer = await confirm(client, key);
      expect([answer.status, answer.body.unproven]).toEqual([200, false]);
      expect((await client.get('/user')).body.unproven).toBe(false);
    });

    it('works once, within 24 hours, and with the newest link only', async () => {
      const email = nextEmail();
      const client = await app.register(email);
      const first = await app.keyIn(email, 'REGISTRATION');
      expect((await client.post('/user/address-link')).status).toBe(204);
      const second = await app.keyIn(email, 'REGISTRATION');
      expect((await confirm(client, first)).body.message).toContain('replaced');
      app.clock.advance({ minutes: 25 * 60 });
      expect((await confirm(client, second)).body.message).toContain('expired');
      await client.post('/user/address-link');
      const third = await app.keyIn(email, 'REGISTRATION');
      expect((await confirm(client, third)).status).toBe(200);
      expect((await confirm(client, third)).body.message).toContain('used already');
      expect((await confirm(client, 'x'.repeat(43))).status).toBe(422);
      expect((await client.post('/user/address-link')).status).toBe(409);
    });

    it('is also the one-time password that was mailed there', async () => {
      const email = nextEmail();
      const squatter = await app.register(email);
      await app.visitor.post('/reset-password', { email });
      const password = /<strong>(\w+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
      const owner = await app.visitor.signIn(email, password);
      expect((await owner.get('/user')).body.unproven).toBe(false);
      expect((await squatter.get('/user')).status).toBe(401);
      expect((await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status).toBe(401);
    });

    it('can be refused by the owner of the address, which ends the account of the stranger', async () => {
      const email = nextEmail();
      const stranger = await app.register(email);
      const key = await app.keyIn(email, 'REGISTRATION');
      expect((await app.visitor.post('/disown-address', { key })).status).toBe(204);
      expect((await stranger.get('/user')).status).toBe(401);
      expect((await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status).toBe(401);
      expect((await app.visitor.post('/disown-address', { key })).status).toBe(422);
    });
  });

  describe('that is missing', () => {
    it('allows only drafts', async () => {
      const client = await app.register(nextEmail());
      const draft = await client.post('/article/save', { articleTitle: 'A draft' });
      expect(draft.status).toBe(200);
      const path = `/article/${draft.body.id}`;
      expect((await client.get(path)).status).toBe(200);
      const submission = {
        isCompleted: true,
        copyrightAccepted: true,
        submissionReviewed: true,
        withoutConverted: true,
      };
      const refused = [
        await client.post(`${path}/update`, submission),
        await client.post('/ticket/save', { title: 'Help', message: '<p>Please.</p>' }),
        await client.get('/user/all'),
        await client.post(`${path}/withdraw`, { reason: 'x' }),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'UNPROVEN']));
      expect((await client.get(path)).body.status).toBe('DRAFT');
    });

    it('keeps the person out of directories, choices and groups', async () => {
      const email = nextEmail();
      const client = await app.register(email);
      await client.post('/article/save', { articleTitle: 'A draft' });
      const id = await idOf(client);
      const author = await app.as('author');
      expect((await author.get(`/article/author/find?email=${email}`)).body).toEqual([]);
      const editor = await app.as('editor');
      expect((await editor.post(`/user/update/${id}/change-role?groupId=3`)).status).toBe(422);
      expect((await editor.post(`/user/update/${id}`, { groupId: 3 })).status).toBe(422);
      expect((await editor.get(`/user/all?q=${email}`)).body.items).toMatchObject([{ id, unproven: true }]);
    });

    it('lets the office make an account for the real person, which ends the stranger’s account', async () => {
      const email = nextEmail();
      const stranger = await app.register(email);
      const professor = { firstName: 'Petra', lastName: 'Professor', email, emailRepeat: email };
      const made = await (await app.as('editor')).post('/user/saveReviewer', professor);
      expect([made.status, made.body.lastName, made.body.group.group]).toEqual([201, 'Professor', 'reviewer']);
      expect(made.body.id).toBe(stranger.user.id);
      expect((await stranger.get('/user')).status).toBe(401);
      expect((await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status).toBe(401);
      const key = await app.keyIn(email, 'SET_PASSWORD');
      const password = 'five calm herons wade';
      const own = { user: made.body.id, key, password, passwordRepeat: password };
      expect((await app.visitor.post('/set-password', own)).body.user).toMatchObject({ unproven: false });
    });
  });

  describe('at a change of address', () => {
    const move = async (client: HttpClient, email: string) =>
      client.post(`/user/update/${client.user.id}`, { email, emailRepeat: email, currentPassword: app.password });

    it('is required before the change, and the old address can undo the change', async () => {
      const [old, next] = [nextEmail(), nextEmail()];
      await app.addPerson(old, 'author');
      const client = await app.signInAs(old);
      expect((await move(client, next)).body).toMatchObject({ email: old, pendingEmail: next });
      expect((await client.get('/user')).body).toMatchObject({ email: old, pendingEmail: next });
      expect((await confirm(client, await app.keyIn(next, 'ADDRESS_CHANGE'))).body).toMatchObject({ email: next });
      await app.visitor.signIn(next, app.password);
      const key = await app.keyIn(old, 'ADDRESS_CHANGED');
      expect((await app.visitor.post('/revert-address', { key })).status).toBe(204);
      expect((await client.get('/user')).status).toBe(401);
      expect((await app.visitor.post('/authenticate', { email: next, password: app.password })).status).toBe(401);
      expect((await app.mailTo(old, 'SET_PASSWORD')).html).toContain('Choose a password');
      expect((await app.visitor.post('/revert-address', { key })).status).toBe(422);
    });

    it('is refused for the address of another person, unless they never proved it', async () => {
      const client = await app.signInAs('guest');
      expect((await move(client, 'editor@example.org')).status).toBe(409);
      const [email, stranger] = [nextEmail(), 'squatter@example.net'];
      const squatter = await app.register(stranger);
      await app.addPerson(email, 'author');
      const owner = await app.signInAs(email);
      await move(owner, stranger);
      expect((await confirm(owner, await app.keyIn(stranger, 'ADDRESS_CHANGE'))).body.email).toBe(stranger);
      expect((await squatter.get('/user')).status).toBe(401);
    });

    it('does not remove the conflict wall around the own article, neither before nor after', async () => {
      const email = nextEmail();
      await app.addPerson(email, 'editor');
      const editor = await app.signInAs(email);
      const author = await app.as('author');
      const co = await author.post('/article/author/save', { firstName: 'Co', lastName: 'Author', email });
      const draft = await author.post('/article/save', { articleTitle: 'Walled off', authorsIds: [co.body.id] });
      const path = `/article/${draft.body.id}`;
      expect((await editor.get(path)).status).toBe(404);
      const next = nextEmail();
      await move(editor, next);
      expect((await editor.get(path)).status).toBe(404);
      await confirm(editor, await app.keyIn(next, 'ADDRESS_CHANGE'));
      expect((await editor.get('/user')).body.email).toBe(next);
      expect((await editor.get(path)).status).toBe(404);
      const found = await editor.post('/article/search', { q: 'Walled off' });
      expect(found.body).toMatchObject({ items: [], total: 0 });
    });
  });

  describe('is never given by staff', () => {
    it('who cannot set the password or the address of another person, but can send a link', async () => {
      const email = nextEmail();
      const id = await app.addPerson(email, 'reviewer');
      const assistant = await app.as('assistant');
      const password = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD };
      expect((await assistant.post(`/user/update/${id}`, password)).status).toBe(403);
      const address = { email: nextEmail(), emailRepeat: `newcomer-${count}@example.net` };
      expect((await assistant.post(`/user/update/${id}`, address)).status).toBe(403);
      expect((await assistant.post(`/user/${id}/password-link`)).status).toBe(204);
      expect((await app.mailTo(email, 'PASSWORD_RESET')).subject).toContain('one-time password');
      const editorId = (await app.as('editor')).user.id;
      const associate = await app.as('associate editor');
      expect((await associate.post(`/user/${editorId}/password-link`)).status).toBe(403);
    });

    it('nor under login-as', async () => {
      const email = nextEmail();
      const id = await app.addPerson(email, 'author');
      const editor = await app.signInAs('editor');
      const acting = editor.with((await editor.post(`/user/loginAs/${id}`)).body);
      const password = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword: app.password };
      expect((await acting.post(`/user/update/${id}`, password)).status).toBe(403);
      expect((await acting.post('/user/address-link')).status).toBe(403);
    });
  });
});
