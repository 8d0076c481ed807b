import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { addApp, addPasskey, codeOf, provenAgo } from '../../../../test/support/stories/factor-steps';
import { actAs, newcomer, sessionIdOf } from '../../../../test/support/stories/session-steps';
import { FACTOR_MESSAGES, REAUTHENTICATE_MESSAGE } from '../../../contracts';

const TEMPLATE = { subject: 'Confirm', body: '<p>{{confirmUrl}}</p>' };

const NEW_EDITOR = {
  ...{ firstName: 'Eva', lastName: 'Editor', email: 'eva@example.net', emailRepeat: 'eva@example.net', groupId: 4 },
};

/** Lifecycle, section 5 (5): sensitive actions require a new proof when the last one is older than 15 minutes. */
describe('a proof before a sensitive action', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A session of this person whose last proof is 16 minutes old. */
  async function old(who: string): Promise<HttpClient> {
    const client = await app.signInAs(who);
    await provenAgo(app, sessionIdOf(client), 16);
    return client;
  }
  const codeIn = async (call: ReturnType<HttpClient['post']>): Promise<string> =>
    ((await call).body as { code?: string }).code ?? 'done';

  it.each<[string, string, object]>([
    ['webmaster', 'POST /settings', { reviewDueDays: 20 }],
    ['webmaster', 'POST /mail-templates/registration', TEMPLATE],
    ['webmaster', 'GET /security-log.csv', {}],
    ['webmaster', 'POST /user/save', NEW_EDITOR],
    ['editor', 'POST /user/sessions/end-others', {}],
    ['author', 'POST /user/sign-ins/oidc/unlink', {}],
    ['author', 'POST /user/factors/app', { name: 'Phone' }],
    ['author', 'POST /user/factors/passkey', {}],
  ])('is required from a(n) %s for %s, who can then continue', async (who, route, body) => {
    const [method = '', path = ''] = route.split(' ');
    const client = await old(who);
    const refused = await client.call(method, path, body);
    expect([refused.status, refused.body]).toEqual([
      403,
      { statusCode: 403, code: 'REAUTHENTICATE', message: REAUTHENTICATE_MESSAGE },
    ]);
    expect((await client.post('/user/proof', { password: app.password })).status).toBe(204);
    // An account without a linked sign-in cannot be unlinked, but this refusal comes later than the check of the proof.
    const then = await client.call(method, path, body);
    expect([then.body.code ?? null, then.status < 300 || then.status === 404]).toEqual([
      path.endsWith('/unlink') ? 'NOT_FOUND' : null,
      true,
    ]);
  });

  it('is required for a change of group, but not for other changes of an account', async () => {
    const { id } = await newcomer(app);
    const editor = await old('editor');
    expect((await editor.post(`/user/update/${id}`, { city: 'Delft' })).status).toBe(200);
    expect(await codeIn(editor.post(`/user/update/${id}`, { groupId: 3 }))).toBe('REAUTHENTICATE');
    expect(await codeIn(editor.post(`/user/update/${id}/change-role?groupId=3`))).toBe('REAUTHENTICATE');
  });

  it('is not required within 15 minutes, nor later for other actions', async () => {
    const client = await app.signInAs('webmaster');
    await provenAgo(app, sessionIdOf(client), 14);
    expect((await client.post('/settings', { reviewDueDays: 22 })).status).toBe(200);
    expect((await (await old('webmaster')).get('/user/all')).status).toBe(200);
  });

  it('is refused with a wrong password, without ending the session', async () => {
    const client = await old('webmaster');
    const { status, body } = await client.post('/user/proof', { password: 'wrong' });
    expect([status, body.details]).toEqual([422, { password: FACTOR_MESSAGES.wrongPassword }]);
    expect((await client.get('/security-log', { kind: 'PROOF_REFUSED' })).body.total).toBe(1);
    expect((await client.post('/user/proof', {})).body.details).toEqual({ password: FACTOR_MESSAGES.proof });
    expect(await codeIn(client.post('/settings', {}))).toBe('REAUTHENTICATE');
  });

  it('can be a code or a passkey, but not a recovery code', async () => {
    const { email } = await newcomer(app);
    const client = await app.signInAs(email);
    const { key, recoveryCodes } = await addApp(app, client);
    const device = await addPasskey(app, client);
    const prove = async (proof: object): Promise<number> => {
      await provenAgo(app, sessionIdOf(client), 16);
      const { status } = await client.post('/user/proof', proof);
      const { status: then } = await client.post('/user/factors/app', { name: 'Second' });
      expect(then).toBe(status === 204 ? 200 : 403);
      return status;
    };
    expect(await prove({ code: codeOf(key) })).toBe(204);
    expect(await prove({ code: codeOf(key) })).toBe(422);
    expect(await prove({ recoveryCode: recoveryCodes[0] })).toBe(422);
    const { body } = await client.post('/user/proof/options');
    expect(body).toMatchObject({ password: true, code: true, passkey: { challenge: expect.any(String) } });
    const passkey = device.get(body.passkey as never);
    expect(await prove({ passkey })).toBe(204);
    expect(await prove({ passkey })).toBe(422);
  });

  it('must come from the real person under login-as, and stays with the session', async () => {
    const { id } = await newcomer(app);
    const editor = await old('editor');
    const acting = await actAs(app, editor, id);
    expect(await codeIn(acting.post('/user/sessions/end-others'))).toBe('REAUTHENTICATE');
    expect((await acting.post('/user/proof', { password: app.password })).status).toBe(204);
    const back = app.visitor.with((await acting.post('/user/loginAs/end')).body);
    expect((await back.post('/user/sessions/end-others')).status).toBe(204);
  });
});
