import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';

jest.setTimeout(300_000);

const VICTIM = 'victim@example.org';
const WRONG = 'The email address or the password is wrong.';
const REFUSED = 'Too many attempts. Please wait';

/**
 * Lifecycle, section 5 (7). Several servers behind nginx count tries together: each of them may get any of these
 * (`node test/operating/browser-suite.mjs`).
 */
describe('Guessing a password in a browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' } });
    await app.addPerson(VICTIM, 'editor');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('ends after ten tries, even with the right password, and shows when to try again', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    const tryWith = async (password: string): Promise<number> => {
      const answer = visitor.page.waitForResponse((one) => one.url().endsWith('/api/authenticate'));
      await visitor.fill('Password', password);
      await visitor.press('Login');
      return (await answer).status();
    };
    await visitor.goTo('/rrs');
    await visitor.fill('Email', VICTIM);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push(await tryWith(`wrong password ${n}`));
    expect(statuses).toEqual(Array<number>(10).fill(401));
    await visitor.sees(WRONG);

    expect(await tryWith('wrong password 11')).toBe(429);
    await visitor.sees(REFUSED);
    expect(await visitor.text()).not.toContain(WRONG);
    expect(await tryWith(app.password)).toBe(429);
    await visitor.leave();
  });

  it('leaves other accounts at the same address alone', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await app.addPerson('colleague@example.org', 'editor');
    await visitor.signInByForm('colleague@example.org', app.password);
    await visitor.leave();
  });
});
