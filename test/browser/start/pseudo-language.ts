/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root';
import type { Visitor } from '../../support/browser/browser';
import type { Arrive } from '../../support/browser/stage';
import { SELDOM } from '../../support/browser/until-shown';

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

/** Sentences and words with a capital, as they are in the code. */
export const english = (): string[] =>
  readdirSync(CATALOGUE)
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as object))
    .map((key) => key.split('|')[0] ?? key)
    .filter((text) => /^[A-Z].{3,}/.test(text) && !ALSO_DATA.has(text));

/** Shown texts and names of controls that are in the catalogue but still in English. Contents of fields belong to the journal and are left out. */
const untranslated = (visitor: Visitor, texts: string[]): Promise<string[]> =>
  visitor.page.evaluate((known) => {
    const keys = new Set(known);
    const found = new Set<string>();
    // Texts that people wrote, such as reviews, letters and titles, have their own font.
    const isOfPeople = (around: Element | null): boolean =>
      around === null ||
      around.closest('script, style, noscript, textarea') !== null ||
      getComputedStyle(around).fontFamily.includes('Serif');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!isOfPeople(node.parentElement)) found.add(node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name) ?? '');
    return [...found].filter((text) => keys.has(text));
  }, texts);

/** Opens a screen and returns its texts in English and where it scrolls sideways. */
export async function problemsAt(visitor: Visitor, path: string, texts: string[]): Promise<string[]> {
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

/** Opens a private window whose screens are in the language of no one. */
export async function enterPseudo(arrive: Arrive, email?: string): Promise<Visitor> {
  const visitor = await arrive(email);
  await visitor.page.evaluateOnNewDocument(() => localStorage.setItem('quire-language', 'pseudo'));
  return visitor;
}
