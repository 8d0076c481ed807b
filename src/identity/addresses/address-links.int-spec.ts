import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';

/** Registration, including its first link, is tested in address-proof.int-spec.ts. */
describe('links that prove an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => app.stop());

  const change = (client: HttpClient, email: string, currentPassword = app.password) =>
    client.post(`/user/update/${client.user.id}`, { email, emailRepeat: email, currentPassword });

  it('go to one address at most ten times an hour, from all accounts together, and do not limit its password reset', async () => {
    const victim = 'victim@example.net';
    const askers = [await app.signInAs('author'), await app.signInAs('reviewer')];
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      for (const asker of askers) statuses.push((await change(asker, victim)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await app.visitor.post('/reset-password', { email: victim })).status).toBeLessThan(300);
  });

  it('that are disowned during a change of address do not remove the password of the account', async () => {
    const [email, other] = ['hopeful@example.net', 'stranger@example.net'];
    const client = await app.register(email);
    expect((await change(client, other, GOOD_PASSWORD)).status).toBe(200);
    const key = await app.keyIn(other, 'ADDRESS_CHANGE');
    expect((await app.visitor.post('/disown-address', { key })).status).toBe(204);
    expect((await client.get('/user')).status).toBe(200);
    await app.visitor.signIn(email, GOOD_PASSWORD);
    expect((await client.post('/confirm-address', { key })).status).toBe(422);
  });

  it('end a one-time password that was mailed to the old address', async () => {
    const [old, next] = ['before@example.net', 'after@example.net'];
    await app.addPerson(old, 'author');
    const client = await app.signInAs(old);
    await change(client, next);
    await app.visitor.post('/reset-password', { email: old });
    const password = /<strong[^>]*>([^<]+)</.exec((await app.mailTo(old, 'PASSWORD_RESET')).html)?.[1] ?? '';
    await client.post('/confirm-address', { key: await app.keyIn(next, 'ADDRESS_CHANGE') });
    for (const email of [old, next])
      expect((await app.visitor.post('/authenticate', { email, password })).status).toBe(401);
    await app.visitor.signIn(next, app.password);
  });
});
