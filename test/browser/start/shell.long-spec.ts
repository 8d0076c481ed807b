/// <reference lib="dom" />
import type { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

/** Waits until an element with this name has the focus. */
const isFocused = ({ page }: Visitor, name: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, {}, name);

/** The selected entry of the menu, as far as it is in view. */
const selected = ({ page }: Visitor): Promise<string[]> =>
  page.$$eval('nav[aria-label="Main"] [aria-current="page"]', (entries) =>
    entries
      .filter((entry) => {
        const { top, bottom, width } = entry.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= window.innerHeight;
      })
      .map((entry) => entry.textContent?.replace(/\d+$/, '') ?? ''),
  );

const SEARCH = 'Search manuscripts, people and screens';

describe('The shell', () => {
  const stage = onStage(async (app, arrive) => {
    const story = await OfficeStory.inSelection(app);
    return {
      id: story.id,
      editor: await arrive('editor@example.org'),
      webmaster: await arrive('webmaster@example.org'),
    };
  });

  it('keeps the list that led to an article selected on all its pages, in view', async () => {
    const { editor, id } = stage.world;
    await editor.goTo('/rrs/toDoList');
    await editor.followContaining('Length of stay');
    for (const path of ['articleDetails', 'reviewerSelection', 'manageFiles', 'overrideArticle']) {
      await editor.goTo(`/rrs/${path}/${id}`);
      await editor.find('heading', 'Length of stay');
      expect(await selected(editor)).toEqual(['To-do list']);
    }
  });

  it('gives the focus back after the quick search', async () => {
    const { editor } = stage.world;
    await editor.goTo('/rrs/profile');
    await editor.press(SEARCH);
    await editor.find('dialog', 'Quick search');
    await editor.page.keyboard.press('Escape');
    await editor.gone('dialog');
    await isFocused(editor, SEARCH);
  });

  it('gives the focus back after the menu of a narrow window', async () => {
    const { editor } = stage.world;
    await editor.page.setViewport({ width: 390, height: 844 });
    await editor.goTo('/rrs/profile');
    await editor.press('Open menu');
    await editor.find('button', 'Close menu');
    await editor.page.keyboard.press('Escape');
    await editor.gone('dialog');
    await isFocused(editor, 'Open menu');
    await editor.page.setViewport({ width: 1440, height: 900 });
  });

  it('gives the focus back after a dialog', async () => {
    const { webmaster } = stage.world;
    await webmaster.goTo('/rrs/users?q=author');
    const name = (await webmaster.page
      .waitForSelector('button[aria-label^="Change group of"]')
      .then((button) => button?.evaluate((one) => one.getAttribute('aria-label')))) as string;
    await webmaster.press(name);
    await webmaster.sees('Current group');
    await webmaster.page.keyboard.press('Escape');
    await webmaster.gone('dialog');
    await isFocused(webmaster, name);
  });

  it('takes the brand colour that a webmaster has tried in both themes', async () => {
    const { webmaster } = stage.world;
    await webmaster.goTo('/rrs/settings');
    await webmaster.fill('Brand colour', '#ffe600');
    await webmaster.sees('so that text on them can be read');
    expect(await lookInBothThemes(webmaster, 'settings-brand')).toEqual([]);
    await webmaster.press('Save settings');
    await webmaster.sees('Saved');
    await webmaster.page.waitForFunction(() => {
      const shade = getComputedStyle(document.body).getPropertyValue('--colorBrandBackground').trim();
      return shade !== '' && shade !== '#0f6cbd';
    });
    await webmaster.goTo('/rrs');
    await webmaster.sees('Newest backup');
    expect(await lookInBothThemes(webmaster, 'home-in-brand-colour')).toEqual([]);
  });
});
