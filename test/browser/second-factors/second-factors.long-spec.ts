/// <reference lib="dom" />
import { freePort } from '../../../src/platform/postgres/embedded/free-port';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { codeOf, forgetCodes, poolOf } from '../../support/stories/factor-steps';

jest.setTimeout(300_000);

const EMAIL = 'author@example.org';
/** A device with passkeys that recognises its user's fingerprint. */
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Lifecycle, section 5 (5), by keyboard alone. */
describe('Second factors in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let visitor: Visitor;
  let keys: Keyboard;
  let id: string;
  let appKey: string;
  let codes: string[];

  beforeAll(async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    app = await startTestApp({ env: { PORT: String(port), PUBLIC_URL: origin } });
    id = (await app.as('author')).userId;
    browser = await openBrowser();
    visitor = await Visitor.arrive(browser, origin);
    keys = new Keyboard(visitor);
    const devices = await visitor.page.createCDPSession();
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const focused = (): Promise<string> =>
    visitor.page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
    );

  async function givePassword(): Promise<void> {
    await visitor.goTo('/rrs');
    await keys.fill('Email', EMAIL);
    await keys.fill('Password', app.password);
    await keys.key('Enter');
  }

  async function signOut(): Promise<void> {
    await keys.press('User menu');
    await visitor.find('menuitem', 'Logout');
    for (let step = 0; step < 10 && (await focused()) !== 'Logout'; step += 1) await keys.key('ArrowDown');
    await keys.key('Enter');
    await visitor.find('button', 'Login');
  }

  const shownCodes = (): Promise<string[]> =>
    visitor.page.$$eval('ol[aria-label="Recovery codes"] li', (items) => items.map((item) => item.textContent ?? ''));

  it('are added on the profile: an app with recovery codes, and a passkey', async () => {
    await givePassword();
    await visitor.find('button', 'User menu');
    await visitor.goTo('/rrs/profile');
    await keys.press('Add an authenticator app');
    await keys.press('Continue');
    await visitor.find('textbox', 'Code that the app shows');
    appKey = (/Key: ([A-Z2-7 ]+)/.exec(await visitor.text())?.[1] ?? '').replace(/ /g, '');
    expect(await lookAtScreen(visitor, 'add-app', [1440])).toEqual([]);
    await keys.fill('Code that the app shows', codeOf(appKey));
    await keys.press('Add');
    await visitor.find('button', 'I have saved them');
    codes = await shownCodes();
    expect(codes).toHaveLength(10);
    expect(await lookAtScreen(visitor, 'recovery-codes')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await keys.press('I have saved them');
    await keys.press('Add a passkey');
    await keys.press('Add');
    await visitor.find('button', 'Remove Passkey');
    expect(await lookInBothThemes(visitor, 'second-factors')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
  });

  it('are asked for at the next sign-in: a code, with the focus on its field', async () => {
    await signOut();
    await givePassword();
    await visitor.find('textbox', 'Code');
    expect(await focused()).toBe('code');
    expect(await lookInBothThemes(visitor, 'second-step')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await keys.fill('Code', '000000');
    await keys.key('Enter');
    await visitor.sees('This code is wrong');
    await forgetCodes(app, id);
    await visitor.goTo('/rrs');
    await givePassword();
    await keys.fill('Code', codeOf(appKey));
    await keys.key('Enter');
    await visitor.find('button', 'User menu');
  });

  it('sign in: a passkey alone, a passkey as second step, a recovery code', async () => {
    await signOut();
    await keys.press('Sign in with a passkey');
    await visitor.find('button', 'User menu');
    await signOut();
    await givePassword();
    await keys.press('Use a passkey');
    await visitor.sees('Your browser asks for the passkey');
    await keys.press('Use a passkey');
    await visitor.find('button', 'User menu');
    await signOut();
    await givePassword();
    await keys.press('Use a recovery code');
    await keys.fill('Recovery code', codes[0] ?? '');
    await keys.key('Enter');
    await visitor.find('button', 'User menu');
  });

  it('ask for a proof again after a while, and the action then continues', async () => {
    await poolOf(app).query(`UPDATE app.sessions SET proven_at = now() - interval '1 hour' WHERE user_id = $1`, [id]);
    await visitor.goTo('/rrs/profile');
    await visitor.sees('You have 9 recovery codes left.');
    await keys.press('Create new recovery codes');
    await visitor.sees('Your current codes will stop working.');
    await keys.press('Replace the codes');
    await visitor.sees('Confirm that it is you');
    expect(await lookAtScreen(visitor, 'proof')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await keys.fill('Password', app.password);
    await keys.press('Continue');
    await visitor.find('button', 'I have saved them');
    expect((await shownCodes()).filter((code) => codes.includes(code))).toEqual([]);
    await keys.press('I have saved them');
    await visitor.sees('You have 10 recovery codes left.');
  });
});
