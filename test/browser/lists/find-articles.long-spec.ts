import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { draftToFind } from '../../support/stories/drafts-to-find';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(600_000);

describe('articles are found in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let visitor: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
    await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Frühe Mobilisation nach Schlaganfall' });
    for (let n = 1; n <= 12; n += 1)
      await draftToFind(app, { number: `2025-${n}`, articleTitle: `Sepsis bundle ${n}`, authors: ['Jürgen Müller'] });
    browser = await openBrowser();
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('assistant@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const shortcut = async (): Promise<void> => {
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press('k');
    await visitor.page.keyboard.up('Control');
    await visitor.find('dialog', 'Quick search');
  };

  it('among all manuscripts, by header, page and words', async () => {
    await visitor.goTo('/rrs/manuscript/all?sort=articleId&size=10');
    await visitor.sees('1–10 of 13');
    expect(await visitor.text()).toContain('2025-9\t');
    await visitor.press('Next page');
    await visitor.sees('Frühe Mobilisation');
    expect(visitor.page.url()).toContain('page=2');
    expect(await lookInBothThemes(visitor, 'all-manuscripts')).toEqual([]);
  });

  it('by the form, whose answer is kept in the address and under a name', async () => {
    await visitor.goTo('/rrs/searchManuscripts');
    await visitor.sees('Fill in at least one field to search.');
    expect(await lookAtScreen(visitor, 'search-empty')).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.fill('Words', 'muller seps', 'searchbox');
    await visitor.press('Custom', 'radio');
    await visitor.press('Draft', 'checkbox');
    await visitor.press('Search');
    await visitor.sees('12 manuscripts');
    await visitor.press('Save search');
    await visitor.fill('Name', 'Sepsis by Müller');
    await visitor.press('Save');
    await visitor.find('link', 'Sepsis by Müller');
    expect(await lookInBothThemes(visitor, 'search-found')).toEqual([]);
    const address = visitor.page.url();
    await visitor.goTo('/rrs/searchManuscripts');
    await visitor.follow('Sepsis by Müller');
    await visitor.sees('12 manuscripts');
    expect(visitor.page.url()).toBe(address);
  });

  it('by days, typed in any usual way or taken from a calendar', async () => {
    await visitor.goTo('/rrs/searchManuscripts');
    await visitor.fill('Submitted from', '2/1/2020');
    await visitor.press('Submitted from: choose from a calendar');
    await visitor.find('button', '14, January, 2020');
    expect(await lookInBothThemes(visitor, 'search-calendar')).toEqual([]);
    await visitor.press('14, January, 2020');
    await visitor.gone('dialog');
    const field = await visitor.find('textbox', 'Submitted from');
    expect(await field.evaluate((node) => (node as HTMLInputElement).value)).toBe('14 Jan 2020');
    await visitor.press('Search');
    await visitor.sees('From 14 Jan 2020');
    expect(visitor.page.url()).toContain('from=2020-01-14');
  });

  it('by the quick search, with nothing but the keyboard', async () => {
    await visitor.goTo('/rrs/profile');
    await visitor.find('button', 'Search manuscripts, people and screens');
    await shortcut();
    await visitor.page.keyboard.type('fruhe mob');
    await visitor.sees('Frühe Mobilisation nach Schlaganfall');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForFunction(() => location.pathname.includes('/articleDetails/'));
    await visitor.goTo('/rrs/profile');
    await visitor.find('button', 'Search manuscripts, people and screens');
    await shortcut();
    await visitor.page.keyboard.type('se');
    await visitor.sees('Sepsis bundle 12');
    expect(await lookInBothThemes(visitor, 'quick-search')).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await visitor.gone('dialog');
  });
});
