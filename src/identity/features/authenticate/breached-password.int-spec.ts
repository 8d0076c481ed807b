import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../../test/support/app/http-people';
import { addApp, codeOf, poolOf, secondStep } from '../../../../test/support/stories/factor-steps';
import { newcomer } from '../../../../test/support/stories/session-steps';
import { isBreached } from '../../users/password-policy';
import { hashPassword } from '../../users/passwords';

const KNOWN = 'iloveyou2';

/** ASVS 2.1.7: a password that was set before the rules for passwords, or before it was breached. */
describe('a breached password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const setKnown = async (id: string): Promise<unknown> =>
    poolOf(app).query('UPDATE app.users SET password_hash = $2 WHERE id = $1', [id, await hashPassword(KNOWN)]);
  const isFlagged = async (id: string): Promise<boolean | undefined> => {
    const sql = 'SELECT must_change_password AS flag FROM app.users WHERE id = $1';
    return (await poolOf(app).query<{ flag: boolean }>(sql, [id])).rows[0]?.flag;
  };
  const signIn = (email: string, password: string) => app.visitor.post('/authenticate', { email, password });

  it('must be changed at the next sign-in; the new one need not be', async () => {
    const { email, id } = await newcomer(app);
    await setKnown(id);
    const { status, body } = await signIn(email, KNOWN);
    expect([status, body.user.mustChangePassword]).toEqual([200, true]);
    const client = app.visitor.with(body);
    expect((await client.get('/user')).body.mustChangePassword).toBe(true);
    const change = (password: string) =>
      client.post(`/user/update/${id}`, { password, passwordRepeat: password, currentPassword: KNOWN });
    expect((await change('Iloveyou2')).status).toBe(400);
    expect((await change(GOOD_PASSWORD)).body.mustChangePassword).toBe(false);
    expect((await signIn(email, GOOD_PASSWORD)).body.user.mustChangePassword).toBe(false);
  });

  it('is marked only after the second step, if there is one', async () => {
    const { email, id } = await newcomer(app);
    const { key } = await addApp(app, await app.signInAs(email));
    await setKnown(id);
    const { ticket } = (await signIn(email, KNOWN)).body.secondStep as { ticket: string };
    expect(await isFlagged(id)).toBe(false);
    const done = await secondStep(app, ticket, { code: codeOf(key) });
    expect([done.status, done.body.user.mustChangePassword, await isFlagged(id)]).toEqual([200, true, true]);
  });

  it('is not revealed by a wrong password, and other passwords are not affected', async () => {
    const { email, id } = await newcomer(app);
    expect((await signIn(email, KNOWN)).status).toBe(401);
    expect((await signIn(email, app.password)).body.user.mustChangePassword).toBe(false);
    expect(await isFlagged(id)).toBe(false);
  });

  it('is recognised regardless of case', async () => {
    const found = await Promise.all(['password', 'PassWord', 'qwerty123', GOOD_PASSWORD, 'quire-demo'].map(isBreached));
    expect(found).toEqual([true, true, true, false, false]);
  });
});
