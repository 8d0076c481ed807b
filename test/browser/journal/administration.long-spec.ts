/// <reference lib="dom" />
import type { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage, type Screen } from '../../support/browser/stage';
import { ok } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const SCREENS: Screen[] = [
  { name: 'users', path: '/rrs/users', sees: 'anna.visser@example.org' },
  {
    name: 'users-change-group',
    path: '/rrs/users?q=visser',
    sees: 'Current group: author',
    then: (visitor) => visitor.press('Change group of Anna Visser'),
  },
  {
    name: 'users-login-as',
    path: '/rrs/users?q=visser',
    sees: 'A bar at the top leads back',
    then: (visitor) => visitor.press('Login as Anna Visser'),
  },
  { name: 'user-new', path: '/rrs/user/edit', sees: 'A link to set a password is mailed' },
  { name: 'keywords', path: '/rrs/keywords?q=card', sees: 'Cardiac arrest' },
  {
    name: 'keywords-delete',
    path: '/rrs/keywords?q=card',
    sees: 'No submitted article uses it.',
    then: (visitor) => visitor.press('Delete Cardiac arrest'),
  },
  { name: 'blacklist', path: '/rrs/blacklist', sees: 'Plagiarism in two papers' },
  {
    name: 'blacklist-add',
    path: '/rrs/blacklist',
    sees: 'A person with this address',
    then: (visitor) => visitor.press('Add to the blacklist'),
  },
];

/** The position in pixels of the login-as bar after scrolling, below other sticky elements. */
async function topOfTheBar(visitor: Visitor, path: string): Promise<number | undefined> {
  await visitor.goTo(path);
  await visitor.sees('Signed in as Anna Visser');
  // A page that is still loading is too short to scroll.
  await visitor.page.waitForFunction(() => {
    window.scrollTo(0, 80);
    return window.scrollY === 80;
  });
  return visitor.page.evaluate(
    () => document.querySelector('[aria-label="Signed in as another person"]')?.getBoundingClientRect().top,
  );
}

describe('The administration, in light and dark, at 1440 and 390 px', () => {
  const stage = onStage(async (app, arrive) => {
    const assistant = await app.as('assistant');
    const anna = await app.addPerson('anna.visser@example.org', 'author', { firstName: 'Anna', lastName: 'Visser' });
    await ok(assistant.post(`/user/update/${anna}`, { country: 'Netherlands', orcid: '0000-0002-1825-0097' }));
    const entry = { firstName: 'Max', lastName: 'Muster', emailAddress: 'max@example.org' };
    await ok(assistant.post('/article/blacklist-author/save', { ...entry, shortReason: 'Plagiarism in two papers' }));
    return { visitor: await arrive('assistant@example.org') };
  });

  it.each(SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.visitor, { ...screen, name: `administration-${screen.name}` })).toEqual([]);
  });

  it('warns in the check of an author who is on the blacklist', async () => {
    const { app, world } = stage;
    const { id } = await new AuthorSteps(await app.as('author')).submitted();
    const entry = {
      firstName: 'Some',
      lastName: 'Author',
      emailAddress: 'author@example.org',
      shortReason: 'Invented data',
    };
    await ok((await app.as('assistant')).post('/article/blacklist-author/save', entry));
    await world.visitor.goTo(`/rrs/checkManuscript/${id}`);
    await world.visitor.sees('is on the blacklist: Invented data');
    expect(await lookInBothThemes(world.visitor, 'administration-warning')).toEqual([]);
  });

  it('lets staff sign in as a user, with a bar on every screen, and return to their page', async () => {
    const { visitor } = stage.world;
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.goTo('/rrs/users?q=visser');
    await visitor.press('Login as Anna Visser');
    await visitor.find('alertdialog', 'Login as Anna Visser?');
    await visitor.page.keyboard.press('Tab');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Signed in as Anna Visser');
    await visitor.page.waitForFunction(() => /^\/rrs\/?$/.test(window.location.pathname));
    expect(await lookInBothThemes(visitor, 'administration-signed-in-as')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 250 });
    expect(await topOfTheBar(visitor, '/rrs/setPassword?user=x&key=y')).toBe(0);
    expect(await topOfTheBar(visitor, '/rrs/profile')).toBe(49);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.press('Back to Test assistant');
    await visitor.page.waitForFunction(() => window.location.href.endsWith('/rrs/users?q=visser'));
    await visitor.sees('anna.visser@example.org');
  });
});
