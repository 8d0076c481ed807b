/// <reference lib="dom" />
import type { Browser } from 'puppeteer';
import { type TestApp, startTestApp } from '../support/app';
import { Visitor, openBrowser } from '../support/browser';
import { lookInBothThemes } from '../support/look-at-screen';
import { ok } from '../support/office-story';
import { AuthorSteps } from '../support/submission-steps';

jest.setTimeout(1_200_000);

interface Screen {
  name: string;
  path: string;
  sees: string;
  then?(visitor: Visitor): Promise<void>;
}

const SCREENS: Screen[] = [
  { name: 'users', path: 'users', sees: 'anna.visser@example.org' },
  {
    name: 'users-change-group',
    path: 'users?q=visser',
    sees: 'Now in the group author',
    then: (visitor) => visitor.press('Change group of Anna Visser'),
  },
  {
    name: 'users-login-as',
    path: 'users?q=visser',
    sees: 'a bar on top leads back',
    then: (visitor) => visitor.press('Login as Anna Visser'),
  },
  { name: 'user-new', path: 'user/edit', sees: 'A link to set a password is mailed' },
  { name: 'keywords', path: 'keywords?q=card', sees: 'Cardiac arrest' },
  {
    name: 'keywords-delete',
    path: 'keywords?q=card',
    sees: 'No submitted article carries it.',
    then: (visitor) => visitor.press('Delete Cardiac arrest'),
  },
  { name: 'blacklist', path: 'blacklist', sees: 'Plagiarism in two papers' },
  {
    name: 'blacklist-add',
    path: 'blacklist',
    sees: 'Whoever has this address',
    then: (visitor) => visitor.press('Add to the blacklist'),
  },
];

/** Where the bar of a login-as session stands, in pixels, once the page has been scrolled: below what else stays in sight. */
async function topOfTheBar(visitor: Visitor, path: string): Promise<number | undefined> {
  await visitor.goTo(path);
  await visitor.sees('Signed in as Anna Visser');
  return visitor.page.evaluate(() => {
    window.scrollTo(0, 300);
    return document.querySelector('[aria-label="Signed in as another person"]')?.getBoundingClientRect().top;
  });
}

describe('The administration, in light and dark, at 1440 and 390 px', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    const assistant = await app.as('assistant');
    const anna = await app.addPerson('anna.visser@example.org', 'author', { firstName: 'Anna', lastName: 'Visser' });
    await ok(assistant.post(`/user/update/${anna}`, { country: 'Netherlands', orcid: '0000-0002-1825-0097' }));
    const entry = { firstName: 'Max', lastName: 'Muster', emailAddress: 'max@example.org' };
    await ok(assistant.post('/article/blacklist-author/save', { ...entry, shortReason: 'Plagiarism in two papers' }));
    browser = await openBrowser();
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('assistant@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it.each(SCREENS)('$name', async ({ name, path, sees, then }) => {
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.goTo(`/rrs/${path}`);
    await then?.(visitor);
    await visitor.sees(sees);
    expect(await lookInBothThemes(visitor, `administration-${name}`)).toEqual([]);
  });

  it('warns in the check of an author who is on the blacklist', async () => {
    const { id } = await new AuthorSteps(await app.as('author')).submitted();
    const entry = {
      firstName: 'Some',
      lastName: 'Author',
      emailAddress: 'author@example.org',
      shortReason: 'Invented data',
    };
    await ok((await app.as('assistant')).post('/article/blacklist-author/save', entry));
    await visitor.goTo(`/rrs/checkManuscript/${id}`);
    await visitor.sees('is on the blacklist: Invented data');
    expect(await lookInBothThemes(visitor, 'administration-warning')).toEqual([]);
  });

  it('lets staff sign in as somebody, with a bar on every screen, and come back to where they were', async () => {
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.goTo('/rrs/users?q=visser');
    await visitor.press('Login as Anna Visser');
    await visitor.find('alertdialog', 'Login as Anna Visser?');
    await visitor.page.keyboard.press('Tab');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Signed in as Anna Visser');
    await visitor.page.waitForFunction(() => window.location.pathname === '/rrs/manuscript/view');
    expect(await lookInBothThemes(visitor, 'administration-signed-in-as')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 600 });
    expect(await topOfTheBar(visitor, '/rrs/registration')).toBe(0);
    expect(await topOfTheBar(visitor, '/rrs/profile')).toBe(49);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.press('Back to Test assistant');
    await visitor.page.waitForFunction(() => window.location.href.endsWith('/rrs/users?q=visser'));
    await visitor.sees('anna.visser@example.org');
  });
});
