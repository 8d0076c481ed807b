import { startTestApp, type TestApp } from '../../../test/support/app/app';
import {
  actionsOf,
  addApp,
  addPasskey,
  codeOf,
  forgetCodes,
  passkeyFor,
  poolOf,
  secondStep,
  ticketFor,
} from '../../../test/support/stories/factor-steps';
import { newcomer } from '../../../test/support/stories/session-steps';
import { FACTOR_MESSAGES } from '../../contracts';

/** Lifecycle, section 5 (5). */
describe('the second step of a sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A person with an authenticator app. */
  async function guarded() {
    const { email, id } = await newcomer(app);
    const client = await app.signInAs(email);
    return { email, id, client, ...(await addApp(app, client)) };
  }

  it('is not required for an account without a second factor', async () => {
    const { email } = await newcomer(app);
    const { body } = await app.visitor.post('/authenticate', { email, password: app.password });
    expect(Object.keys(body as object).sort()).toEqual(['token', 'user']);
  });

  it('follows a correct password, which opens no session, and lists the possible ways', async () => {
    const { email, id, key, client } = await guarded();
    await addPasskey(app, client);
    const before = (await actionsOf(app, id)).length;
    const { status, body } = await app.visitor.post('/authenticate', { email, password: app.password });
    expect([status, body]).toEqual([
      200,
      {
        secondStep: {
          ticket: expect.any(String),
          expiresAt: expect.any(String),
          ways: ['CODE', 'PASSKEY', 'RECOVERY_CODE'],
        },
      },
    ]);
    expect(await actionsOf(app, id)).toHaveLength(before);
    const done = await secondStep(app, body.secondStep.ticket as string, { code: codeOf(key) });
    expect([done.status, done.body.user.id]).toEqual([200, id]);
    expect((await app.visitor.with(done.body).get('/user')).status).toBe(200);
    expect((await actionsOf(app, id)).at(-1)).toBe('SIGN_IN');
  });

  it('does not reveal a second factor after a wrong password', async () => {
    const { email } = await guarded();
    const answer = await app.visitor.post('/authenticate', { email, password: 'wrong' });
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('refuses a code that was used, also in another sign-in', async () => {
    const { email, key } = await guarded();
    const code = codeOf(key);
    expect((await secondStep(app, await ticketFor(app, email), { code })).status).toBe(200);
    const again = await secondStep(app, await ticketFor(app, email), { code });
    expect([again.status, again.body.details]).toEqual([422, { code: FACTOR_MESSAGES.wrongCode }]);
  });

  it('refuses the code and the recovery code of another account', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const ticket = await ticketFor(app, one.email);
    expect((await secondStep(app, ticket, { code: codeOf(other.key) })).status).toBe(422);
    expect((await secondStep(app, ticket, { recoveryCode: other.recoveryCodes[0] })).status).toBe(422);
    expect(await actionsOf(app, one.id)).toContain('SECOND_STEP_REFUSED');
    expect((await secondStep(app, ticket, { code: codeOf(one.key) })).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an empty code', { code: '' }],
    ['no digits', { code: 'abcdef' }],
    ['a code of long ago', { code: 'old' }],
  ])('refuses %s', async (_what, proof) => {
    const { email, key } = await guarded();
    const given = 'code' in proof && proof.code === 'old' ? { code: codeOf(key, -5) } : proof;
    expect((await secondStep(app, await ticketFor(app, email), given)).status).toBe(422);
  });

  it('accepts each recovery code once, in any spelling, notifies the person and counts the remaining codes', async () => {
    const { email, id, recoveryCodes } = await guarded();
    const [first = ''] = recoveryCodes;
    const typed = { recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` };
    expect((await secondStep(app, await ticketFor(app, email), typed)).status).toBe(200);
    const again = await secondStep(app, await ticketFor(app, email), { recoveryCode: first });
    expect([again.status, again.body.details]).toEqual([422, { recoveryCode: FACTOR_MESSAGES.wrongRecoveryCode }]);
    expect((await actionsOf(app, id)).filter((action) => action === 'RECOVERY_CODE_USED')).toHaveLength(1);
    const mails = (await app.mails(email)).filter(({ kind }) => kind === 'FACTOR_CHANGED');
    expect(mails.at(-1)?.html).toContain('9 of your recovery codes are left');
  });

  it('accepts a passkey, only for this step and this account', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const [device, otherDevice] = [await addPasskey(app, one.client), await addPasskey(app, other.client)];
    const ticket = await ticketFor(app, one.email);
    const passkey = await passkeyFor(app, ticket, otherDevice);
    expect((await secondStep(app, ticket, { passkey })).status).toBe(422);
    const own = await passkeyFor(app, ticket, device, { verified: false });
    expect((await secondStep(app, ticket, { passkey: own })).status).toBe(200);
  });

  describe('its ticket', () => {
    it('opens only one session', async () => {
      const { email, id, key } = await guarded();
      const ticket = await ticketFor(app, email);
      expect((await secondStep(app, ticket, { code: codeOf(key) })).status).toBe(200);
      await forgetCodes(app, id);
      const again = await secondStep(app, ticket, { code: codeOf(key) });
      expect([again.status, again.body.details]).toEqual([422, { ticket: FACTOR_MESSAGES.ticket }]);
    });

    it('ends after five minutes, and with a new password', async () => {
      const { email, id, key, client } = await guarded();
      const [late, changed] = [await ticketFor(app, email), await ticketFor(app, email)];
      const sql = `UPDATE app.second_step_tickets SET expires_at = expires_at - interval '5 minutes' WHERE user_id = $1`;
      await poolOf(app).query(sql, [id]);
      expect((await secondStep(app, late, { code: codeOf(key) })).body.details).toEqual({
        ticket: FACTOR_MESSAGES.ticket,
      });
      await poolOf(app).query(`UPDATE app.second_step_tickets SET expires_at = now() + interval '5 minutes'`);
      const password = 'four quite silent words';
      const body = { password, passwordRepeat: password, currentPassword: app.password };
      expect((await client.post(`/user/update/${id}`, body)).status).toBe(200);
      expect((await secondStep(app, changed, { code: codeOf(key) })).status).toBe(422);
    });

    it('opens no other route', async () => {
      const { email } = await guarded();
      const ticket = await ticketFor(app, email);
      for (const path of ['/user', '/user/factors', '/article/my-list']) {
        const answer = await app.visitor.get(path, {}, { Authorization: `Bearer ${ticket}` });
        expect([path, answer.status]).toEqual([path, 401]);
      }
    });
  });

  it('is required after a one-time password and after the link for a password', async () => {
    const { email, id, key } = await guarded();
    await app.visitor.post('/reset-password', { email });
    const password = /<strong[^>]*>([^<]+)</.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    const answer = await app.visitor.post('/authenticate', { email, password });
    expect(answer.body).toEqual({ secondStep: expect.objectContaining({ ways: ['CODE', 'RECOVERY_CODE'] }) });
    const done = await secondStep(app, answer.body.secondStep.ticket as string, { code: codeOf(key) });
    expect([done.status, done.body.user.mustChangePassword]).toEqual([200, true]);
    await poolOf(app).query('UPDATE app.users SET password_hash = NULL WHERE id = $1', [id]);
    await app.visitor.post('/reset-password', { email });
    const key2 = await app.keyIn(email, 'SET_PASSWORD');
    const chosen = {
      user: id,
      key: key2,
      password: 'five words nobody else has',
      passwordRepeat: 'five words nobody else has',
    };
    const set = await app.visitor.post('/set-password', chosen);
    expect(set.body).toEqual({ secondStep: expect.objectContaining({ ways: ['CODE', 'RECOVERY_CODE'] }) });
  });

  it('is not required from staff who sign in as the person', async () => {
    const { id } = await guarded();
    const answer = await (await app.signInAs('editor')).post(`/user/loginAs/${id}`);
    expect([answer.status, answer.body.user.id]).toEqual([200, id]);
    const acting = app.visitor.with(answer.body);
    expect((await acting.get('/user/factors')).status).toBe(403);
    expect((await acting.post('/user/factors/app', { name: 'Mine' })).status).toBe(403);
  });
});

it('the second step is locked after ten wrong attempts, also for the correct code, and the lock is logged once', async () => {
  const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const { email, id } = await newcomer(app);
  const { key } = await addApp(app, await app.signInAs(email));
  const ticket = await ticketFor(app, email);
  // The first code of the app counted as one attempt.
  for (let tries = 0; tries < 9; tries += 1)
    expect((await secondStep(app, ticket, { code: '000000' })).status).toBe(422);
  for (let tries = 0; tries < 2; tries += 1)
    expect((await secondStep(app, ticket, { code: codeOf(key) })).status).toBe(429);
  expect((await actionsOf(app, id)).filter((action) => action === 'SECOND_STEP_LOCKED')).toHaveLength(1);
  await app.stop();
});
