import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { ProviderWorld } from '../../../test/support/sign-in/provider-world';
import { addApp, codeOf, secondStep } from '../../../test/support/stories/factor-steps';

/** The accounts that a sign-in by a provider leads to (ADR 42; lifecycle, section 5 (1) and (6)). */
describe('a sign-in by a provider', () => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await ProviderWorld.start();
  });
  afterAll(() => world.stop());

  describe('of a person without an account', () => {
    it('leads to a filled-in form, and to a proven account without a password when the provider checked the address', async () => {
      const email = world.nextPerson();
      expect(await world.steps.signIn('oidc')).toMatchObject({
        outcome: 'REGISTER',
        suggestion: { firstName: 'Petra', lastName: 'Provided', email, isEmailProven: true, orcid: null },
      });
      const client = await world.steps.register('oidc', email);
      expect(await world.ownOf(client)).toMatchObject({ email, unproven: false, group: { group: 'author' } });
      expect((await client.get('/user/sign-ins')).body).toMatchObject({ hasPassword: false });
      expect(await world.actionsOf(client.userId)).toEqual(['ACCOUNT_CREATED', 'ADDRESS_PROVEN', 'SIGN_IN']);
      expect((await world.app.mailTo(email, 'SIGN_IN_CHANGED')).subject).toContain('Example University is linked');
      expect((await world.steps.clientBy('oidc')).userId).toBe(client.userId);
    });

    it.each([
      ['an address that the provider has not checked', false, (email: string) => email],
      ['another address than the one that the provider has checked', true, (email: string) => `other-${email}`],
    ])('with %s has to prove it by mail', async (_what, isVerified, choose) => {
      const email = choose(world.nextPerson(isVerified));
      const client = await world.steps.register('oidc', email);
      expect(await world.ownOf(client)).toMatchObject({ email, unproven: true });
      const confirmed = await client.post('/confirm-address', { key: await world.app.keyIn(email, 'REGISTRATION') });
      expect(confirmed.body).toMatchObject({ unproven: false });
    });

    it('also requires the second step of the account, and records the provider in the log', async () => {
      const email = world.nextPerson();
      const client = await world.steps.register('oidc', email);
      const { key } = await addApp(world.app, client);
      const answer = await world.steps.signIn('oidc');
      if (answer.outcome !== 'SIGNED_IN' || !('secondStep' in answer.session))
        throw new Error('No second step follows');
      const done = await secondStep(world.app, answer.session.secondStep.ticket, { code: codeOf(key) });
      expect([done.status, done.body.user?.email]).toEqual([200, email]);
      const sql = `SELECT after FROM app.security_log WHERE user_id = $1 AND action = 'SIGN_IN' ORDER BY id DESC LIMIT 1`;
      expect((await world.query(sql, [client.userId])).rows).toEqual([
        { after: { address: '127.0.0.1', provider: 'Example University' } },
      ]);
    });

    it('leads to one registration per ticket, which stays valid after a mistake in the form', async () => {
      const email = world.nextPerson();
      const ticket = world.steps.ticketOf(await world.steps.signIn('oidc'));
      const form = { ticket, firstName: 'Petra', lastName: 'Provided', email, emailRepeat: email };
      const taken = { ...form, email: 'editor@example.org', emailRepeat: 'editor@example.org' };
      expect((await world.app.visitor.post('/sign-in/register', { ...form, firstName: '' })).status).toBe(400);
      expect((await world.app.visitor.post('/sign-in/register', taken)).status).toBe(409);
      expect((await world.app.visitor.post('/sign-in/register', form)).status).toBe(201);
      expect((await world.app.visitor.post('/sign-in/register', form)).status).toBe(422);
    });

    it('allows the registration within half an hour', async () => {
      const email = world.nextPerson();
      const ticket = world.steps.ticketOf(await world.steps.signIn('oidc'));
      world.app.clock.advance({ minutes: 31 });
      const form = { ticket, firstName: 'Petra', lastName: 'Provided', email, emailRepeat: email };
      expect((await world.app.visitor.post('/sign-in/register', form)).body.message).toContain('took too long');
    });
  });

  describe('of a person whose address has an account', () => {
    it('links nothing silently, but after a sign-in by password', async () => {
      const email = world.nextPerson();
      const id = await world.app.addPerson(email, 'reviewer');
      const answer = await world.steps.signIn('oidc');
      expect(answer).toMatchObject({ outcome: 'PASSWORD', email });
      expect(answer).not.toHaveProperty('session');
      const ticket = { ticket: world.steps.ticketOf(answer) };
      expect((await world.app.visitor.post('/user/sign-ins/link', ticket)).status).toBe(401);
      const form = { ...ticket, firstName: 'Petra', lastName: 'Provided', email, emailRepeat: email };
      expect((await world.app.visitor.post('/sign-in/register', form)).status).toBe(409);
      const client = await world.app.signInAs(email);
      expect((await client.post('/user/sign-ins/link', ticket)).status).toBe(204);
      expect((await world.steps.clientBy('oidc')).userId).toBe(id);
      expect((await world.app.mailTo(email, 'SIGN_IN_CHANGED')).subject).toContain(
        'First sign-in with Example University',
      );
      expect(await world.actionsOf(id)).toEqual(['SIGN_IN', 'SIGN_IN_LINKED', 'SIGN_IN_FIRST_USED', 'SIGN_IN']);
    });

    it('also asks for the password if the address is a former one', async () => {
      const email = world.nextPerson();
      const id = await world.app.addPerson(`new-${email}`, 'author');
      await world.query('UPDATE app.users SET addresses = addresses || $2::text WHERE id = $1', [id, email]);
      expect(await world.steps.signIn('oidc')).toMatchObject({ outcome: 'PASSWORD' });
    });

    it('does not even ask for it when the provider has not checked the address', async () => {
      const email = world.nextPerson(false);
      await world.app.addPerson(email, 'reviewer');
      const answer = await world.steps.signIn('oidc');
      expect(answer).toMatchObject({ outcome: 'REGISTER', suggestion: { isEmailProven: false } });
      const form = { ticket: world.steps.ticketOf(answer), firstName: 'P', lastName: 'P', email, emailRepeat: email };
      expect((await world.app.visitor.post('/sign-in/register', form)).status).toBe(409);
    });

    it('takes over an account that a stranger registered and never proved, with its drafts and nothing else', async () => {
      const email = world.nextPerson();
      const stranger = await world.app.register(email);
      const { body: draft } = await stranger.post('/article/save', { articleTitle: 'Waits for its author' });
      expect(await world.steps.signIn('oidc')).toMatchObject({ outcome: 'REGISTER', suggestion: { email } });
      const client = await world.steps.register('oidc', email);
      expect((await stranger.get('/user')).status).toBe(401);
      expect((await world.app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status).toBe(401);
      expect(await world.ownOf(client)).toMatchObject({ firstName: 'Petra', lastName: 'Provided', unproven: false });
      expect((await client.get(`/article/${draft.id}`)).status).toBe(200);
      expect(await world.actionsOf(client.userId)).toContain('ACCOUNT_TAKEN_OVER');
    });
  });

  describe('of a person whose account is closed', () => {
    it('is refused', async () => {
      const client = await world.steps.register('oidc', world.nextPerson());
      await world.query('UPDATE app.users SET deleted = true WHERE id = $1', [client.userId]);
      const { status, body } = await world.steps.finish(await world.steps.visit('oidc'));
      expect([status, body.message]).toEqual([403, expect.stringContaining('account is closed')]);
    });
  });

  describe('linked to an account that is not proven', () => {
    it.each([
      ['by the link for a password', 'SET_PASSWORD'],
      ['by the office', 'OFFICE'],
      ['by the button of the owner of the address', 'DISOWN'],
    ])('ends when the owner takes the address back %s', async (_how, way) => {
      const email = `owner-${world.nextPerson()}`;
      const stranger = await world.steps.register('oidc', email);
      if (way === 'OFFICE') {
        const person = { firstName: 'Olga', lastName: 'Owner', email, emailRepeat: email };
        expect((await (await world.app.as('editor')).post('/user/saveReviewer', person)).status).toBe(201);
      } else if (way === 'DISOWN') {
        await world.app.visitor.post('/disown-address', { key: await world.app.keyIn(email, 'REGISTRATION') });
      } else {
        await world.app.visitor.post('/reset-password', { email });
        const [key, password] = [await world.app.keyIn(email, 'SET_PASSWORD'), 'five calm herons wade'];
        const own = { user: stranger.userId, key, password, passwordRepeat: password };
        expect((await world.app.visitor.post('/set-password', own)).status).toBe(200);
      }
      expect((await stranger.get('/user')).status).toBe(401);
      expect(await world.steps.signIn('oidc')).toMatchObject({ outcome: 'REGISTER' });
    });

    it('ends with the one-time password that the owner of the address uses', async () => {
      const email = `owner-${world.nextPerson()}`;
      const stranger = await world.app.register(email);
      expect((await world.steps.link(stranger, 'oidc')).body).toMatchObject({ outcome: 'LINKED' });
      await world.app.visitor.post('/reset-password', { email });
      const password = /<strong>(\w+)</.exec((await world.app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
      const owner = await world.app.visitor.signIn(email, password);
      expect(await world.steps.linkedTo(owner)).toEqual([]);
      expect(await world.steps.signIn('oidc')).toMatchObject({ outcome: 'REGISTER' });
    });
  });
});
