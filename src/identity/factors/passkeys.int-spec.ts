import { startTestApp, type TestApp } from '../../../test/support/app/app';
import {
  addPasskey,
  originOf,
  passkeyFor,
  poolOf,
  secondStep,
  ticketFor,
} from '../../../test/support/stories/factor-steps';
import type { Deviation, PasskeyDevice } from '../../../test/support/stories/passkey-device';
import { PasskeyDevice as Device } from '../../../test/support/stories/passkey-device';
import { newcomer } from '../../../test/support/stories/session-steps';

/** Lifecycle, section 5 (5). */
describe('a passkey', () => {
  let app: TestApp;
  let email: string;
  let id: string;
  let device: PasskeyDevice;
  beforeAll(async () => {
    app = await startTestApp();
    ({ email, id } = await newcomer(app));
    device = await addPasskey(app, await app.signInAs(email));
  });
  afterAll(() => app.stop());

  const signIn = (passkey: object) => app.visitor.post('/authenticate/passkey', { passkey });
  const answered = (oddity?: Deviation) => passkeyFor(app, undefined, device, oddity);

  it('is enough to sign in, without an address or a password', async () => {
    const { status, body } = await signIn(await answered());
    expect([status, body.user.id]).toEqual([200, id]);
    expect((await app.visitor.with(body).get('/user/factors')).body).toMatchObject({
      factors: [{ kind: 'PASSKEY', name: 'Laptop', lastUsedAt: expect.any(String) }],
      recoveryCodesLeft: 10,
    });
  });

  it('is refused when the same answer comes a second time', async () => {
    const answer = await answered();
    expect([(await signIn(answer)).status, (await signIn(answer)).status]).toEqual([200, 422]);
  });

  it.each<[string, Deviation]>([
    ['from another origin', { origin: 'https://journal.example.net' }],
    ['for another site', { rpId: 'journal.example.net' }],
    ['whose device did not verify its user', { verified: false }],
    ['of another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['whose counter went back', { counter: 1 }],
  ])('is refused %s', async (_what, oddity) => {
    const { status, body } = await signIn(await answered(oddity));
    expect([status, body.code, Object.keys(body.details as object)]).toEqual([422, 'RULE_BROKEN', ['passkey']]);
  });

  it('is valid only for its challenge: for this purpose, and within five minutes', async () => {
    const ticket = await ticketFor(app, email);
    expect((await signIn(await passkeyFor(app, ticket, device))).status).toBe(422);
    expect((await secondStep(app, ticket, { passkey: await answered() })).status).toBe(422);
    const late = await answered();
    await poolOf(app).query(`UPDATE app.passkey_challenges SET expires_at = expires_at - interval '5 minutes'`);
    expect((await signIn(late)).status).toBe(422);
  });

  it.each([[{}], [{ id: 7 }], [{ id: 'unknown', response: {} }], [{ id: null, response: null }]])(
    'is refused as %j',
    async (passkey) => {
      expect((await signIn(passkey)).status).toBe(422);
    },
  );

  describe('that is new', () => {
    const add = async (oddity: Deviation): Promise<number> => {
      const client = await app.signInAs((await newcomer(app)).email);
      const { body } = await client.post('/user/factors/passkey');
      const passkey = new Device(originOf(app)).create(body as never, oddity);
      return (await client.post('/user/factors/passkey/confirm', { name: 'New', passkey })).status;
    };

    it.each<[string, Deviation]>([
      ['from another origin', { origin: 'https://journal.example.net' }],
      ['for another site', { rpId: 'journal.example.net' }],
      ['whose device did not verify its user', { verified: false }],
    ])('is refused %s', async (_what, oddity) => {
      expect(await add(oddity)).toBe(422);
    });

    it('is refused to any other person than the one who started it', async () => {
      const [one, other] = [await newcomer(app), await newcomer(app)];
      const { body } = await (await app.signInAs(one.email)).post('/user/factors/passkey');
      const passkey = new Device(originOf(app)).create(body as never);
      const stranger = await app.signInAs(other.email);
      expect((await stranger.post('/user/factors/passkey/confirm', { name: 'New', passkey })).status).toBe(422);
    });
  });
});
