import { createServer } from 'node:net';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { IdentityProvider } from '../../support/sign-in/identity-provider';
import { providerSettings, returnAddress } from '../../support/sign-in/provider-steps';

jest.setTimeout(240_000);

const ORCID = '0000-0002-1825-0097';
const LINKING = 'linking@university.test';

/** The redirect addresses have to be known before the start. */
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Uses the keyboard alone and a real provider (ADR 42). */
describe('Signing in by a provider, in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let orcid: IdentityProvider;
  let oidc: IdentityProvider;

  beforeAll(async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    orcid = await IdentityProvider.start({ redirectUri: returnAddress('orcid', origin), isOrcid: true });
    oidc = await IdentityProvider.start({ redirectUri: returnAddress('oidc', origin) });
    orcid.person = { sub: ORCID, given_name: 'Josiah', family_name: 'Carberry' };
    oidc.person = { sub: 'linking', email: LINKING, email_verified: true };
    orcid.answer = oidc.answer = 'ask';
    const env = { ...providerSettings(orcid.issuer, oidc.issuer, origin), PORT: String(port) };
    app = await startTestApp({ env });
    browser = await openBrowser();
    await app.addPerson(LINKING, 'author');
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    await orcid?.stop();
    await oidc?.stop();
  });

  const arrive = async (path: string): Promise<[Visitor, Keyboard]> => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.goTo(path);
    return [visitor, new Keyboard(visitor)];
  };

  it('registers with ORCID', async () => {
    const [visitor, keys] = await arrive('/rrs/profile');
    await visitor.find('button', 'Sign in with ORCID');
    expect(await lookInBothThemes(visitor, 'sign-in-with-providers')).toEqual([]);
    await keys.press('Sign in with ORCID');
    await visitor.sees('Provider');
    await keys.press('Allow');
    await visitor.sees('Are you new here?');
    expect(await lookInBothThemes(visitor, 'provider-new-or-known')).toEqual([]);
    await keys.press('Register');
    await visitor.sees('Affiliation and address');
    expect(await lookInBothThemes(visitor, 'provider-registration')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await keys.fill('Email', 'josiah@psychoceramics.test');
    await keys.fill('Repeat email', 'josiah@psychoceramics.test');
    await keys.press('I have read this and agree to it', 'checkbox', 'Space');
    await keys.press('Register');
    await visitor.sees('Sign-in methods');
    await visitor.find('link', `Authenticated ORCID iD ${ORCID}`);
    expect(await lookInBothThemes(visitor, 'profile-without-password')).toEqual([]);
    await visitor.leave();
  });

  it('comes back when the person cancels', async () => {
    const [visitor, keys] = await arrive('/rrs/');
    await keys.press('Sign in with ORCID');
    await visitor.sees('Provider');
    await keys.press('Cancel');
    await visitor.sees('You cancelled the sign-in at ORCID');
    expect(await lookInBothThemes(visitor, 'provider-cancelled')).toEqual([]);
    await keys.press('Sign in with a password');
    await visitor.find('textbox', 'Password');
    await visitor.leave();
  });

  it('links an account by its password once, and unlinks it on the profile', async () => {
    const [visitor, keys] = await arrive('/rrs/profile');
    await keys.press('Sign in with Example University');
    await visitor.sees('Provider');
    await keys.press('Allow');
    await visitor.sees(`There is an account with the address ${LINKING}`);
    expect(await lookInBothThemes(visitor, 'provider-password')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await keys.fill('Email', LINKING);
    await keys.fill('Password', app.password);
    await keys.press('Login');
    await visitor.sees('Link this account');
    expect(await lookInBothThemes(visitor, 'provider-link')).toEqual([]);
    await keys.press('Link this account');
    await visitor.sees('Sign-in methods');
    await keys.press('Unlink Example University');
    await visitor.find('alertdialog', 'Unlink Example University?');
    await keys.press('Cancel');
    await visitor.gone('alertdialog');
    expect(await lookInBothThemes(visitor, 'profile-linked')).toEqual([]);
    await visitor.leave();
    const [again, keysAgain] = await arrive('/rrs/profile');
    await keysAgain.press('Sign in with Example University');
    await again.sees('Provider');
    await keysAgain.press('Allow');
    await again.sees('Sign-in methods');
    await again.leave();
  });
});
