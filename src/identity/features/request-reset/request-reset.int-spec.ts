import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { until } from '../../../../test/support/app/http-until';

const NEW = { password: 'a brand new one', passwordRepeat: 'a brand new one' };

describe('a forgotten password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const signIn = (email: string, password: string) => app.visitor.post('/authenticate', { email, password });

  /** Requests a reset and returns the one-time password from the mail. */
  async function reset(email: string): Promise<string> {
    await app.addPerson(email, 'author');
    expect((await app.visitor.post('/reset-password', { email })).status).toBe(204);
    const mail = await app.mailTo(email, 'PASSWORD_RESET');
    return /<strong[^>]*>([^<]+)<\/strong>/.exec(mail.html)?.[1] ?? 'no password in the mail';
  }

  it('is replaced by a one-time password that must be changed immediately', async () => {
    const email = 'forgetful@example.org';
    const oneTime = await reset(email);
    expect((await signIn(email, app.password)).status).toBe(200);
    const session = await signIn(email, oneTime);
    expect(session.status).toBe(200);
    expect(session.body.user.mustChangePassword).toBe(true);
    expect((await signIn(email, app.password)).status).toBe(401);

    const client = app.visitor.with(session.body);
    const changed = await client.post(`/user/update/${client.userId}`, NEW);
    expect(changed.body.mustChangePassword).toBe(false);
    expect((await signIn(email, oneTime)).status).toBe(401);
    expect((await signIn(email, NEW.password)).status).toBe(200);
  });

  it('ends other sessions when the one-time password is used', async () => {
    const email = 'stolen@example.org';
    await app.addPerson(email, 'author');
    const thief = await app.signInAs(email);
    await signIn(email, await reset(email));
    expect((await thief.get('/user')).status).toBe(401);
    expect((await app.mailTo(email, 'PASSWORD_CHANGED')).html).toContain('was changed');
  });

  it('that was never chosen gets a link valid for 30 days, also when a stranger asks', async () => {
    const email = 'fresh@example.org';
    const editor = await app.as('editor');
    const person = { firstName: 'Fresh', lastName: 'Reviewer', email, emailRepeat: email, groupId: 3 };
    const made = await editor.post('/user/save', person);
    expect(made.status).toBe(201);
    await app.mailTo(email, 'SET_PASSWORD');
    expect((await app.visitor.post('/reset-password', { email })).status).toBe(204);
    await until('a second link', async () => ((await app.mails(email)).length > 1 ? true : undefined));
    expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(['SET_PASSWORD', 'SET_PASSWORD']);
    app.clock.advance({ days: 2 });
    const key = await app.keyIn(email, 'SET_PASSWORD');
    const chosen = { user: made.body.id as string, key, password: 'four brave otters sail' };
    const set = await app.visitor.post('/set-password', { ...chosen, passwordRepeat: chosen.password });
    expect(set.status).toBe(200);
  });

  it('can be replaced only within an hour', async () => {
    const email = 'slow@example.org';
    const oneTime = await reset(email);
    app.clock.advance({ minutes: 61 });
    expect((await signIn(email, oneTime)).status).toBe(401);
    expect((await signIn(email, app.password)).status).toBe(200);
  });

  it('gets the same answer for an address without an account', async () => {
    const answer = await app.visitor.post('/reset-password', { email: 'nobody@example.org' });
    expect(answer.status).toBe(204);
    await reset('somebody-later@example.org');
    expect(await app.mails('nobody@example.org')).toEqual([]);
  });
});
