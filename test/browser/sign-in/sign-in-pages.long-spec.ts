/// <reference lib="dom" />
import { startTestApp, type TestApp } from '../../support/app/app';
import { GOOD_PASSWORD } from '../../support/app/http-people';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { addApp } from '../../support/stories/factor-steps';

jest.setTimeout(400_000);

const ANNA = 'anna@example.org';
const AGREE = 'I have read this and agree to it';

/** Every sign-in page with a form, by the keyboard alone (lifecycle, section 5). */
describe('The pages of signing in', () => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  async function arrive(path = '/rrs'): Promise<[Visitor, Keyboard]> {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.goTo(path);
    return [visitor, new Keyboard(visitor)];
  }

  async function signIn(keys: Keyboard, email: string, password: string): Promise<void> {
    await keys.fill('Email', email);
    await keys.fill('Password', password);
    await keys.key('Enter');
  }

  async function look(visitor: Visitor, name: string): Promise<void> {
    expect([name, await lookInBothThemes(visitor, name)]).toEqual([name, []]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
  }

  it('register with consent, and confirm the address', async () => {
    const [visitor, keys] = await arrive('/rrs/registration');
    await visitor.sees('What the journal keeps about you');
    await look(visitor, 'registration-with-consent');
    const texts = { Email: ANNA, 'Repeat email': ANNA, Password: GOOD_PASSWORD, 'Repeat password': GOOD_PASSWORD };
    for (const [label, text] of Object.entries({ ...texts, 'First name': 'Nora', 'Last name': 'Newcomer' }))
      await keys.fill(label, text);
    await keys.press(AGREE, 'checkbox', 'Space');
    await keys.press('Register');
    await visitor.find('button', 'Login');
    const key = await app.keyIn(ANNA, 'REGISTRATION');
    await visitor.goTo(`/rrs/confirmAddress?key=${key}`);
    await signIn(keys, ANNA, GOOD_PASSWORD);
    await visitor.find('button', 'Confirm this address');
    await look(visitor, 'confirm-address');
    await keys.press('Confirm this address');
    await visitor.sees('Your address is confirmed.');
    await visitor.leave();
  });

  it('let a person of the office set a first password, and undo a change of address that was not theirs', async () => {
    const [email, stolen] = ['first@example.org', 'stolen@example.org'];
    const made = await (await app.as('assistant')).post('/user/saveReviewer', { firstName: 'F', lastName: 'P', email });
    const set = async (visitor: Visitor, keys: Keyboard, password: string): Promise<void> => {
      await visitor.goTo(`/rrs/setPassword?user=${made.body.id}&key=${await app.keyIn(email, 'SET_PASSWORD')}`);
      await visitor.sees('At least 12 characters.');
      await look(visitor, 'set-password');
      await keys.fill('New password', password);
      await keys.fill('Repeat new password', password);
      await keys.key('Enter');
      await visitor.find('button', 'User menu');
    };
    const [first, keysOfFirst] = await arrive();
    await set(first, keysOfFirst, GOOD_PASSWORD);
    await first.leave();
    const thief = await app.visitor.signIn(email, GOOD_PASSWORD);
    const change = { email: stolen, emailRepeat: stolen, currentPassword: GOOD_PASSWORD };
    await thief.post(`/user/update/${made.body.id}`, change);
    const taken = await thief.post('/confirm-address', { key: await app.keyIn(stolen, 'ADDRESS_CHANGE') });
    expect(taken.body).toMatchObject({ email: stolen });
    const [visitor, keys] = await arrive(`/rrs/revertAddress?key=${await app.keyIn(email, 'ADDRESS_CHANGED')}`);
    await visitor.find('button', 'Undo the change');
    await look(visitor, 'revert-address');
    await keys.press('Undo the change');
    await visitor.sees('Your account has this address again');
    await set(visitor, keys, 'four blue kites turn');
    expect((await thief.get('/user')).status).toBe(401);
    await visitor.leave();
  });

  it('ask once for consent when the text has changed', async () => {
    const webmaster = await app.as('webmaster');
    const texts = { en: '<p>We keep your name.</p>', nl: '<p>Wij bewaren uw naam.</p>' };
    const saved = await webmaster.post('/privacy-text', { texts, asksAgain: true, version: 1 });
    expect(saved.status).toBe(200);
    for (const office of ['assistant', 'webmaster'])
      expect((await (await app.as(office)).post('/user/consent', { version: 2 })).status).toBe(200);
    const [visitor, keys] = await arrive();
    await signIn(keys, ANNA, GOOD_PASSWORD);
    await visitor.sees('We keep your name.');
    await look(visitor, 'consent-asked');
    await keys.press('Continue');
    await visitor.sees('Please check these fields');
    await keys.press(AGREE, 'checkbox', 'Space');
    await keys.press('Continue');
    await visitor.find('button', 'User menu');
    await visitor.leave();
  });

  it('let a person who forgot the password back in', async () => {
    const [visitor, keys] = await arrive();
    await keys.press('Forgot password');
    await keys.fill('Your email', ANNA);
    await keys.key('Enter');
    await visitor.sees('a new password is on its way');
    const oneTime = /<strong[^>]*>([^<]+)<\/strong>/.exec((await app.mailTo(ANNA, 'PASSWORD_RESET')).html)?.[1] ?? '';
    await visitor.goTo('/rrs');
    await signIn(keys, ANNA, oneTime);
    await visitor.sees('Please choose a new password to continue.');
    await look(visitor, 'one-time-password');
    await keys.fill('New password', 'seven quiet lamps burn');
    await keys.fill('Repeat new password', 'seven quiet lamps burn');
    await keys.key('Enter');
    await visitor.find('button', 'User menu');
    await visitor.leave();
  });

  it('let a person who lost the phone back in by the office', async () => {
    const client = await app.visitor.signIn(ANNA, 'seven quiet lamps burn');
    await addApp(app, client);
    const office = await Visitor.arrive(browser, app.origin);
    await office.signIn('assistant@example.org', app.password);
    await office.goTo(`/rrs/user/edit/${client.userId}`);
    const officeKeys = new Keyboard(office);
    await office.find('button', 'Send a link to remove second factors');
    await look(office, 'edit-user-factors');
    await officeKeys.press('Send a link to remove second factors');
    await office.find('button', 'Send the link');
    await look(office, 'factor-link-dialog');
    await officeKeys.press('Send the link');
    await office.sees('A link is on its way to');
    await office.leave();
    const [visitor, keys] = await arrive(`/rrs/removeFactors?key=${await app.keyIn(ANNA, 'FACTOR_LINK')}`);
    await visitor.sees('Enter your password');
    await look(visitor, 'remove-factors');
    await keys.fill('Password', 'seven quiet lamps burn');
    await keys.press('Remove second factors');
    await visitor.sees('Your account has no second factor any more');
    await visitor.leave();
  });

  it('let a person who has to add a second factor do only that when the days are over', async () => {
    const settings = { secondFactorGroups: 'editor', secondFactorGraceDays: 0 };
    expect((await (await app.as('webmaster')).post('/settings', settings)).status).toBe(200);
    const [visitor, keys] = await arrive();
    await signIn(keys, 'editor@example.org', app.password);
    await visitor.sees('the time to add one is over');
    await look(visitor, 'factor-demanded');
    await keys.press('Add an authenticator app');
    await visitor.find('dialog', 'Add an authenticator app');
    await visitor.leave();
  });

  it('show webmasters the text about personal data', async () => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('webmaster@example.org', app.password);
    await visitor.goTo('/rrs/privacyText');
    await visitor.find('button', 'Save as a new version');
    await visitor.page.waitForSelector('[contenteditable="true"]');
    await look(visitor, 'privacy-text');
    await visitor.leave();
  });
});
