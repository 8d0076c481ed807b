/// <reference lib="dom" />
import type { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

const REVIEWER = 'bell-reviewer@example.net';

const focusedName = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Presses the Tab key until an element with this name has the focus. */
async function tabTo(visitor: Visitor, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (name.test(await focusedName(visitor))) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}; it is at '${await focusedName(visitor)}'`);
}

describe('The bell', () => {
  let request: string;
  const stage = onStage(async (app, arrive) => {
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rosa', lastName: 'Reviewer' });
    const story = await OfficeStory.inSelection(app);
    request = await story.invite(REVIEWER);
    return { story, editor: await arrive('editor@example.org'), author: await arrive('author@example.org') };
  });

  it('counts what happens while the page is open, and leads to it by keyboard alone', async () => {
    const { editor, story } = stage.world;
    await editor.goTo('/rrs/profile');
    // The submission and the check.
    await editor.find('button', 'What is new, 2 new');
    await editor.page.waitForFunction(() => document.readyState === 'complete');
    await story.answer(REVIEWER, request, true);
    await editor.find('button', 'What is new, 3 new');
    await tabTo(editor, /^What is new/);
    await editor.page.keyboard.press('Enter');
    await editor.find('dialog', 'What is new');
    await editor.sees('Rosa Reviewer agreed to review');
    await tabTo(editor, /Rosa Reviewer agreed to review/);
    await editor.page.keyboard.press('Enter');
    await editor.gone('dialog');
    await editor.find('heading', 'Length of stay');
    expect(new URL(editor.page.url()).pathname).toBe(`/rrs/articleDetails/${story.id}`);
    await editor.find('button', 'What is new');
  });

  it('gives the focus back, and keeps what was seen', async () => {
    const { editor } = stage.world;
    await editor.goTo('/rrs/profile');
    await editor.press('What is new');
    await editor.sees('Rosa Reviewer agreed to review');
    expect(
      await editor.page.$$eval('[role="dialog"] li', (lines) => lines.map((line) => line.innerText)),
    ).not.toContainEqual(expect.stringMatching(/^New/));
    await editor.page.keyboard.press('Escape');
    await editor.gone('dialog');
    await editor.page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'What is new');
  });

  it('shows the author nothing about reviewers', async () => {
    const { author } = stage.world;
    await author.goTo('/rrs/profile');
    await author.press('What is new, 1 new');
    await author.sees('Your manuscript passed the check');
    expect(await author.text()).not.toMatch(/Rosa|Reviewer|accepted/);
    await author.page.keyboard.press('Escape');
    await author.gone('dialog');
    await author.find('button', 'What is new');
  });

  it('has no accessibility violations, and fills a phone', async () => {
    const { editor } = stage.world;
    await editor.goTo('/rrs/profile');
    await editor.find('button', 'What is new');
    await editor.press('What is new');
    await editor.sees('Rosa Reviewer agreed to review');
    expect(await lookInBothThemes(editor, 'what-is-new')).toEqual([]);
    await editor.page.setViewport({ width: 390, height: 844 });
    // The panel follows the width of the window only after React has handled the change.
    const fills = () => document.querySelector('[role="dialog"]')?.getBoundingClientRect().width === window.innerWidth;
    await editor.page.waitForFunction(fills);
    expect(await editor.page.evaluate(() => window.innerWidth)).toBe(390);
  });
});
