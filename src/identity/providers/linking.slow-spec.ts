import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { until } from '../../../test/support/app/http-until';
import { ProviderWorld } from '../../../test/support/sign-in/provider-world';

/** Linking and unlinking on the profile (ADR 42). */
describe('a sign-in by a provider, from the profile,', () => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await ProviderWorld.start();
  });
  afterAll(() => world.stop());

  it('is linked, and unlinked while there is a password', async () => {
    const email = world.nextPerson();
    await world.app.addPerson(`holder-of-${email}`, 'author');
    const client = await world.app.signInAs(`holder-of-${email}`);
    expect((await world.steps.link(client, 'oidc')).body).toMatchObject({ outcome: 'LINKED', returnTo: '/profile' });
    expect(await world.steps.linkedTo(client)).toEqual([`oidc ${email}`]);
    expect((await world.steps.link(client, 'oidc')).body).toMatchObject({ outcome: 'LINKED' });
    world.nextPerson();
    expect((await world.steps.link(client, 'oidc')).status).toBe(409);
    expect((await client.post('/user/sign-ins/oidc/unlink')).status).toBe(204);
    expect((await client.post('/user/sign-ins/oidc/unlink')).status).toBe(404);
    expect((await world.app.mailTo(`holder-of-${email}`, 'SIGN_IN_CHANGED')).subject).toContain('no longer linked');
    expect(await world.actionsOf(client.userId)).toEqual(['SIGN_IN', 'SIGN_IN_LINKED', 'SIGN_IN_UNLINKED']);
  });

  it('is not unlinked while it is the only way to sign in', async () => {
    const email = world.nextPerson();
    const client = await world.steps.register('oidc', email);
    const refused = await client.post('/user/sign-ins/oidc/unlink');
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('has no password')]);
    const change = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword: 'x' };
    const direct = await client.post(`/user/update/${client.userId}`, change);
    expect([direct.status, direct.body.message]).toEqual([422, expect.stringContaining('no password yet')]);
    await world.app.visitor.post('/reset-password', { email });
    const password = 'five calm herons wade';
    const key = await world.app.keyIn(email, 'SET_PASSWORD');
    const set = { user: client.userId, key, password, passwordRepeat: password };
    const again = world.app.visitor.with((await world.app.visitor.post('/set-password', set)).body);
    expect((await again.post('/user/sign-ins/oidc/unlink')).status).toBe(204);
  });

  it('is refused for a sign-in that is linked to another account', async () => {
    const first = await world.steps.register('oidc', world.nextPerson());
    const other = await world.app.signInAs('guest');
    const answer = await world.steps.link(other, 'oidc');
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Another account here')]);
    expect((await world.steps.clientBy('oidc')).userId).toBe(first.userId);
  });

  it('is linked only in the account and session that started it, and never under login-as', async () => {
    const email = world.nextPerson();
    const id = await world.app.addPerson(`holder-of-${email}`, 'author');
    const client = await world.app.signInAs(`holder-of-${email}`);
    expect((await world.steps.finish(await world.steps.visitToLink(client, 'oidc'))).status).toBe(403);
    const author = await world.app.as('author');
    expect((await world.steps.finish(await world.steps.visitToLink(client, 'oidc'), author)).status).toBe(403);
    const editor = await world.app.signInAs('editor');
    const acting = editor.with((await editor.post(`/user/loginAs/${id}`)).body);
    expect((await world.steps.startLink(acting, 'oidc')).status).toBe(403);
    expect((await world.steps.finish(await world.steps.visitToLink(client, 'oidc'), acting)).status).toBe(403);
    const ticket = world.steps.ticketOf(await world.steps.signIn('oidc'));
    expect((await acting.post('/user/sign-ins/link', { ticket })).status).toBe(403);
    expect((await acting.post('/user/sign-ins/oidc/unlink')).status).toBe(403);
    expect((await acting.get('/user/sign-ins')).status).toBe(403);
    expect(await world.steps.linkedTo(client)).toEqual([]);
  });

  it('gives the account the address that the provider has checked, with the drafts that a stranger started with it', async () => {
    const email = world.nextPerson();
    const stranger = await world.app.register(email);
    const { body: draft } = await stranger.post('/article/save', { articleTitle: 'Displaced' });
    const id = await world.app.addPerson(`holder-of-${email}`, 'author');
    const client = await world.app.signInAs(`holder-of-${email}`);
    expect((await world.steps.link(client, 'oidc')).status).toBe(200);
    expect((await stranger.get('/user')).status).toBe(401);
    await until('the draft has moved', async () => (await client.get(`/article/${draft.id}`)).status === 200 || null);
    const { rows } = await world.query('SELECT addresses FROM app.users WHERE id = $1', [id]);
    expect(rows).toEqual([{ addresses: [`holder-of-${email}`, email] }]);
  });

  it('proves no address that another account has proven before', async () => {
    const email = world.nextPerson();
    const client = await world.app.register(email);
    const other = await world.app.addPerson(`other-than-${email}`, 'author');
    await world.query('UPDATE app.users SET addresses = addresses || $2::text WHERE id = $1', [other, email]);
    const answer = await world.steps.link(client, 'oidc');
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('already an account')]);
    expect(await world.ownOf(client)).toMatchObject({ unproven: true });
  });

  it('is removed when a change of address before it is undone', async () => {
    const email = world.nextPerson();
    const [old, next] = [`old-${email}`, `next-${email}`];
    await world.app.addPerson(old, 'author');
    const client = await world.app.signInAs(old);
    const change = { email: next, emailRepeat: next, currentPassword: world.app.password };
    expect((await client.post(`/user/update/${client.userId}`, change)).status).toBe(200);
    const key = await world.app.keyIn(next, 'ADDRESS_CHANGE');
    expect((await client.post('/confirm-address', { key })).status).toBe(200);
    await world.steps.link(client, 'oidc');
    expect((await world.steps.clientBy('oidc')).userId).toBe(client.userId);
    const undo = await world.app.keyIn(old, 'ADDRESS_CHANGED');
    expect((await world.app.visitor.post('/revert-address', { key: undo })).status).toBe(204);
    await expect(world.steps.clientBy('oidc')).rejects.toThrow();
    expect(await world.actionsOf(client.userId)).toContain('SIGN_IN_UNLINKED');
  });

  it('does not open the account into which its account was merged', async () => {
    const email = world.nextPerson();
    const [kept, other] = [`kept-${email}`, `other-${email}`];
    const [keptId, otherId] = [await world.app.addPerson(kept, 'author'), await world.app.addPerson(other, 'author')];
    await world.steps.link(await world.app.signInAs(other), 'oidc');
    const merged = await (await world.app.as('assistant')).post(`/user/${keptId}/merge/${otherId}`);
    expect(merged.status).toBeLessThan(300);
    await expect(world.steps.clientBy('oidc')).rejects.toThrow();
  });
});
