import { Limits } from '../../../src/platform/http/limits/limits';
import { startTestApp, type TestApp } from '../../support/app/app';
import { GOOD_PASSWORD } from '../../support/app/http-people';

const WRONG = 'a wrong password';

/** Lifecycle, section 5 (7). */
describe('guessing passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => app.stop());

  const signIn = async (email: string, password: string, from: string) => {
    const { status, body, headers } = await app.visitor.post(
      '/authenticate',
      { email, password },
      { 'X-Forwarded-For': from },
    );
    return { status, body: body as { message: string }, wait: headers['retry-after'] };
  };
  /** Records this number of tries at an account from many addresses, without checking passwords, which is slow. */
  const tryEverywhere = async (email: string, tries: number): Promise<void> => {
    const limits = app.nest.get(Limits, { strict: false });
    await Promise.all(Array.from({ length: tries }, () => limits.consume('login', { account: email })));
  };

  it('at one account from many addresses ends after 100 tries an hour, whether or not the account exists', async () => {
    await app.addPerson('victim@example.net', 'editor');
    const answers: unknown[] = [];
    for (const email of ['victim@example.net', 'nobody@example.net']) {
      await tryEverywhere(email, 98);
      const tries = [1, 2, 3, 4].map((n) => signIn(email.toUpperCase(), WRONG, `203.0.113.${n}`));
      const found = await Promise.all(tries);
      expect(found.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429]);
      answers.push(found.find(({ status }) => status === 429)?.body);
      expect(Number(found.find(({ wait }) => wait !== undefined)?.wait)).toBeGreaterThan(0);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('from one address at many accounts ends as well', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 52; n += 1)
      statuses.push((await signIn(`person-${n}@example.net`, WRONG, '203.0.113.9')).status);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 401).length]).toEqual([50, 50]);
    expect((await signIn('person-1@example.net', WRONG, '203.0.113.10')).status).toBe(401);
  });

  it('does not lock out a person who has a session or the reset mail', async () => {
    const email = 'locked@example.net';
    await app.addPerson(email, 'author');
    const session = await app.signInAs(email);
    await tryEverywhere(email, 99);
    expect((await signIn(email, app.password, '192.0.2.1')).status).toBe(429);
    expect((await session.get('/user')).status).toBe(200);

    expect((await app.visitor.post('/reset-password', { email })).status).toBe(204);
    const oneTime = /<strong[^>]*>([^<]+)<\/strong>/.exec((await app.mailTo(email, 'PASSWORD_RESET')).html)?.[1] ?? '';
    expect((await signIn(email, `${oneTime.slice(0, -1)}!`, '192.0.2.1')).status).toBe(429);
    expect((await signIn(email, oneTime, '192.0.2.1')).status).toBe(200);
  });

  it('within a session, which may be stolen, ends too, and then the right one is refused as well', async () => {
    const email = 'stolen-session@example.net';
    const id = await app.addPerson(email, 'author');
    const session = await app.signInAs(email);
    const tryWith = async (currentPassword: string) => {
      const change = { password: GOOD_PASSWORD, passwordRepeat: GOOD_PASSWORD, currentPassword };
      return session.post(`/user/update/${id}`, change);
    };
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await tryWith(WRONG)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const right = await tryWith(app.password);
    expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await session.post(`/user/update/${id}`, { city: 'Utrecht' })).status).toBe(200);
    expect((await signIn(email, app.password, '192.0.2.7')).status).toBe(200);
  });

  it('is logged once per lock', async () => {
    const { items } = (await (await app.as('webmaster')).get('/security-log', { size: 100 })).body as {
      items: { action: string; subject: string | null }[];
    };
    const locks = items.filter(({ action }) => action === 'SIGN_IN_LOCKED').map(({ subject }) => subject);
    expect(locks.filter((subject) => subject === 'victim@example.net')).toHaveLength(1);
    expect(locks.filter((subject) => subject === 'nobody@example.net')).toHaveLength(1);
  });
});
