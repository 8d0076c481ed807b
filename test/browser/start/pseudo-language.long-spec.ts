/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root';
import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { SELDOM } from '../../support/browser/until-shown';
import { OfficeStory } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const CATALOGUE = join(projectRoot(), 'src/contracts/language/catalogue/nl');
/** English texts that are also data of this story: names of types, statuses and parts in mails, logs and documents. 'Suggested' is a note of a template; 'Open' and 'Link' are names that Fluent and the editor give. */
const ALSO_DATA = new Set([
  'Abstract',
  'Editorial office',
  'English',
  'Quire',
  'ORCID',
  'ORCID iD',
  'Link',
  'Open',
  'Suggested',
]);

/** Sentences and words with a capital, as they stand in the code. */
const english = (): string[] =>
  readdirSync(CATALOGUE)
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as object))
    .map((key) => key.split('|')[0] ?? key)
    .filter((text) => /^[A-Z].{3,}/.test(text) && !ALSO_DATA.has(text));

/** Shown texts and names of controls that are in the catalogue and yet in English; what stands in a field is the journal's own. */
const untranslated = (visitor: Visitor, texts: string[]): Promise<string[]> =>
  visitor.page.evaluate((known) => {
    const keys = new Set(known);
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, textarea')) found.add(node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name) ?? '');
    return [...found].filter((text) => keys.has(text));
  }, texts);

async function problemsAt(visitor: Visitor, path: string, texts: string[]): Promise<string[]> {
  const problems: string[] = [];
  await visitor.goTo(`/rrs/${path}`);
  await visitor.page.waitForFunction(() => /~/.test(document.querySelector('main')?.textContent ?? ''), SELDOM);
  for (const width of [1440, 390]) {
    await visitor.page.setViewport({ width, height: 900 });
    await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), SELDOM);
    const wide = (): boolean => document.documentElement.scrollWidth > window.innerWidth;
    // A table becomes a list of cards shortly after the window narrows.
    const fits = await visitor.page
      .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, { timeout: 10_000 })
      .then(() => true)
      .catch(async () => !(await visitor.page.evaluate(wide)));
    if (!fits) problems.push(`${path} scrolls sideways at ${width} px`);
  }
  problems.push(...(await untranslated(visitor, texts)).map((text) => `${path} says in English: ${text}`));
  expect(await visitor.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  return problems;
}

describe('Screens in the language of no one, from right to left', () => {
  const stage = onStage(async (app, arrive) => {
    const check = await new AuthorSteps(await app.as('author')).submitted();
    const selection = await OfficeStory.inSelection(app);
    const enter = async (email: string): Promise<Visitor> => {
      const visitor = await arrive(email);
      await visitor.page.evaluateOnNewDocument(() => localStorage.setItem('quire-language', 'pseudo'));
      return visitor;
    };
    return {
      check: check.id,
      selection: selection.id,
      editor: await enter('editor@example.org'),
      assistant: await enter('assistant@example.org'),
      webmaster: await enter('webmaster@example.org'),
      author: await enter('author@example.org'),
    };
  });
  const texts = english();

  it.each(['', 'toDoList', 'manuscript/all', 'searchManuscripts', 'statistics', 'reviewersStatistics', 'profile'])(
    'an editor at %p',
    async (path) => {
      expect(await problemsAt(stage.world.editor, path, texts)).toEqual([]);
    },
  );

  it.each(['articleDetails', 'reviewerSelection', 'overrideArticle', 'manageFiles'])(
    'an editor at an article, %s',
    async (screen) => {
      expect(await problemsAt(stage.world.editor, `${screen}/${stage.world.selection}`, texts)).toEqual([]);
    },
  );

  it('an assistant in the check', async () => {
    expect(await problemsAt(stage.world.assistant, 'assitantEditorList', texts)).toEqual([]);
    expect(await problemsAt(stage.world.assistant, `checkManuscript/${stage.world.check}`, texts)).toEqual([]);
    expect(await problemsAt(stage.world.assistant, 'users', texts)).toEqual([]);
  });

  it.each(['settings', 'mailTemplates', 'keywords', 'blacklist', 'securityLog'])('a webmaster at %s', async (path) => {
    expect(await problemsAt(stage.world.webmaster, path, texts)).toEqual([]);
  });

  it.each(['', 'manuscript/submit', 'manuscript/view', 'manuscript/revision', 'tickets'])(
    'an author at %p',
    async (path) => {
      expect(await problemsAt(stage.world.author, path, texts)).toEqual([]);
    },
  );
});
