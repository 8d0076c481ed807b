import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { until } from '../../../test/support/app/http-until';
import { addApp, codeOf, poolOf, secondStep, ticketFor } from '../../../test/support/stories/factor-steps';
import { newcomer } from '../../../test/support/stories/session-steps';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** OWASP ASVS 2.2.3 and 2.8.5. */
describe('a sign-in that the holder of the account may not know of', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => app.stop());

  async function signIn(email: string, userAgent: string, password = app.password): Promise<void> {
    const sent = { 'User-Agent': userAgent, 'X-Forwarded-For': '203.0.113.7' };
    const { status } = await app.visitor.post('/authenticate', { email, password }, sent);
    expect(status).toBe(200);
  }

  const alerts = async (email: string) => (await app.mails(email)).filter(({ kind }) => kind === 'SIGN_IN_ALERT');

  const alertsWhen = (email: string, number: number) =>
    until(`${number} mails to ${email}`, async () => {
      const found = await alerts(email);
      return found.length >= number ? found : null;
    });

  const jobsEnded = () =>
    until('the end of all jobs', async () => {
      const sql = `SELECT FROM jobs.jobs WHERE task_identifier IN ('identity.sign-in-alert', 'send-mail')`;
      return (await poolOf(app).query(sql)).rowCount === 0 ? true : null;
    });

  it('is mailed when it is from a new browser or system', async () => {
    const { email } = await newcomer(app);
    for (const from of [FIREFOX, NEWER_FIREFOX, SAFARI, SAFARI]) await signIn(email, from);
    const [mail] = await alertsWhen(email, 1);
    expect(mail?.html).toContain('Safari on iOS (address 203.0.113.7)');
    expect(mail?.html).toContain('/rrs/profile');
    await signIn(email, 'a script');
    const all = await alertsWhen(email, 2);
    expect(all.map(({ html }) => /sign in from ([\w ]+)/.exec(html)?.[1])).toEqual([
      'Safari on iOS ',
      'an unknown program ',
    ]);
  });

  it('is not mailed to an address that is not proven', async () => {
    const email = 'a-stranger@example.org';
    await app.register(email);
    for (const from of [FIREFOX, SAFARI]) await signIn(email, from, GOOD_PASSWORD);
    await jobsEnded();
    expect(await alerts(email)).toEqual([]);
  });

  it('is mailed in the language of the person', async () => {
    const { email } = await newcomer(app);
    const client = await app.signInAs(email);
    expect((await client.post(`/user/update/${client.userId}`, { language: 'nl' })).status).toBe(200);
    for (const from of [FIREFOX, SAFARI]) await signIn(email, from);
    expect((await alertsWhen(email, 1))[0]?.html).toContain('Safari op iOS (adres 203.0.113.7)');
  });

  it('is mailed once when a used code is entered again, even several times', async () => {
    const { email } = await newcomer(app);
    const { key } = await addApp(app, await app.signInAs(email));
    const code = codeOf(key);
    expect((await secondStep(app, await ticketFor(app, email), { code })).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await secondStep(app, await ticketFor(app, email), { code })).status).toBe(422);
    await alertsWhen(email, 1);
    await secondStep(app, await ticketFor(app, email), { code: '000000' });
    await jobsEnded();
    const mails = await alerts(email);
    expect(mails.map(({ html }) => html.includes('had already been used'))).toEqual([true]);
  });
});
