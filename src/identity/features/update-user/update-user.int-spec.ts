import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../../test/support/app/http-people';
import { shapeOf } from '../../../platform/http/openapi/openapi-schemas';
import { UpdateUserDto } from './update-user.dto';

describe('editing accounts', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A new author, signed in. */
  async function somebody(): Promise<{ client: HttpClient; id: string; email: string }> {
    count += 1;
    const email = `person-${count}@example.org`;
    const id = await app.addPerson(email, 'author');
    return { client: await app.signInAs(email), id, email };
  }

  it('changes only the given fields', async () => {
    const { client, id, email } = await somebody();
    await client.post(`/user/update/${id}`, { city: 'Utrecht', country: 'Netherlands' });
    const answer = await client.post(`/user/update/${id}`, { firstName: 'Nora', city: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ firstName: 'Nora', city: null, country: 'Netherlands', email });
    expect((await client.get('/user')).body).toEqual(answer.body);
  });

  it('keeps the chosen language until another language, or none, is chosen', async () => {
    const { client, id } = await somebody();
    expect((await client.get('/user')).body.language).toBeNull();
    expect((await client.post(`/user/update/${id}`, { language: 'nl' })).body.language).toBe('nl');
    expect((await client.post(`/user/update/${id}`, { city: 'Delft' })).body.language).toBe('nl');
    expect((await client.get('/user')).body.language).toBe('nl');
    for (const language of ['de', 'NL', '', 7, ['nl'], {}]) {
      const refused = await client.post(`/user/update/${id}`, { language });
      expect([refused.status, Object.keys(refused.body.details as object)]).toEqual([400, ['language']]);
    }
    expect((await client.post(`/user/update/${id}`, { language: null })).body.language).toBeNull();
  });

  it('treats an absent password as unchanged and an empty one as an error', async () => {
    const { client, id } = await somebody();
    expect((await client.post(`/user/update/${id}`, { city: 'X' })).status).toBe(200);
    const answer = await client.post(`/user/update/${id}`, { password: '', passwordRepeat: '' });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject({ password: 'Password is required' });
  });

  it('asks for the current password to change the own password, and ends other sessions', async () => {
    const { client, id, email } = await somebody();
    const elsewhere = await app.signInAs(email);
    const change = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD };
    expect((await client.post(`/user/update/${id}`, change)).status).toBe(422);
    expect((await client.post(`/user/update/${id}`, { ...change, currentPassword: 'wrong' })).status).toBe(422);
    const { status } = await client.post(`/user/update/${id}`, { ...change, currentPassword: app.password });
    expect(status).toBe(200);
    expect((await client.get('/user')).status).toBe(200);
    expect((await elsewhere.get('/user')).status).toBe(401);
    await app.visitor.signIn(email, GOOD_PASSWORD);
  });

  it('asks for the current password and the address twice to change the own e-mail', async () => {
    const { client, id } = await somebody();
    const email = `moved-${id}@example.org`;
    const currentPassword = app.password;
    const twice = { email, emailRepeat: email };
    expect((await client.post(`/user/update/${id}`, twice)).status).toBe(422);
    expect((await client.post(`/user/update/${id}`, { email, currentPassword })).body.details).toEqual({
      emailRepeat: 'Emails do not match',
    });
    const asked = await client.post(`/user/update/${id}`, { ...twice, currentPassword });
    expect(asked.body.pendingEmail).toBe(email);
    const taken = { email: 'editor@example.org', emailRepeat: 'editor@example.org', currentPassword };
    expect((await client.post(`/user/update/${id}`, taken)).status).toBe(409);
  });

  it('sets a password only with its repetition, which other changes do not need', async () => {
    const { client, id } = await somebody();
    const currentPassword = app.password;
    const [password, passwordRepeat] = [GOOD_PASSWORD, GOOD_PASSWORD];
    for (const wrong of [
      ...[{ password }, { password, passwordRepeat: null }, { password, passwordRepeat: 'another' }],
      ...[{ passwordRepeat }, { passwordRepeat: null }],
    ]) {
      const { status, body } = await client.post(`/user/update/${id}`, { ...wrong, currentPassword });
      expect([status, Object.keys(body.details as object)]).toEqual([400, ['passwordRepeat']]);
    }
    expect((await client.post(`/user/update/${id}`, { firstName: 'Other' })).body.firstName).toBe('Other');
    expect(shapeOf(UpdateUserDto).required).toEqual([]);
  });

  it('refuses a password that is easy to guess, and sends a mail about a new one', async () => {
    const { client, id, email } = await somebody();
    const set = async (password: string) =>
      client.post(`/user/update/${id}`, { password, passwordRepeat: password, currentPassword: app.password });
    const weak = [
      'aaaaaaaaaaaaaaaa',
      'password1234',
      'qwertyuiop123',
      ' '.repeat(13),
      `${email} is mine`,
      'Test of my patience',
    ];
    for (const password of weak) {
      const { status, body } = await set(password);
      expect([status, Object.keys(body.details as object)]).toEqual([400, ['password']]);
    }
    expect((await set(GOOD_PASSWORD)).status).toBe(200);
    expect((await app.mailTo(email, 'PASSWORD_CHANGED')).html).toContain('was changed');
  });

  it("ignores a group in the caller's own record", async () => {
    const { client, id } = await somebody();
    const answer = await client.post(`/user/update/${id}`, { groupId: 7 });
    expect(answer.status).toBe(200);
    expect(answer.body.group.group).toBe('author');
    const webmaster = await app.as('webmaster');
    const own = await webmaster.post(`/user/update/${webmaster.userId}`, { groupId: 1 });
    expect(own.body.group.group).toBe('webmaster');
  });

  it('lets only staff edit others, and their group only within the rules', async () => {
    const { id } = await somebody();
    const body = { firstName: 'Edited', groupId: 3 };
    expect((await (await app.as('associate editor')).post(`/user/update/${id}`, body)).body).toMatchObject({
      firstName: 'Edited',
      group: { group: 'reviewer' },
    });
    // Ids are texts for callers of the API; the rules are the same.
    for (const groupId of [4, '4'])
      expect((await (await app.as('assistant')).post(`/user/update/${id}`, { groupId })).status).toBe(403);
    const asText = await (await app.as('webmaster')).post(`/user/update/${id}`, { groupId: '2' });
    expect(asText.body.group).toMatchObject({ id: 2 });
    expect((await (await app.as('reviewer')).post(`/user/update/${id}`, body)).status).toBe(403);
    const editor = await app.as('editor');
    expect((await (await app.as('associate editor')).post(`/user/update/${editor.userId}`, {})).status).toBe(403);
    const webmaster = await app.as('webmaster');
    expect((await editor.post(`/user/update/${webmaster.userId}`, {})).status).toBe(403);
  });

  it.each([
    ['an id that is none', 'nonsense', {}, 404],
    ['an unknown id', '00000000-0000-4000-8000-000000000000', {}, 404],
    ['an unknown group', null, { groupId: 9 }, 400],
    ['a group that is no number', null, { groupId: 'editor' }, 400],
    ['an empty group', null, { groupId: '' }, 400],
    ['a group that is not whole', null, { groupId: '3.0' }, 400],
    ['an empty name', null, { firstName: '' }, 400],
    ['a name that is null', null, { lastName: null }, 400],
  ])('refuses %s', async (_what, target, body, status) => {
    const { id } = await somebody();
    const answer = await (await app.as('editor')).post(`/user/update/${target ?? id}`, body);
    expect(answer.status).toBe(status);
  });
});
