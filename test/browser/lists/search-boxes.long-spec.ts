import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';

jest.setTimeout(900_000);

interface World {
  selection: string;
  draft: string;
}

type Box = [screen: string, who: string, address: (world: World) => string, label: string];

const at = (path: string) => () => `/rrs/${path}`;

const BOXES: readonly Box[] = [
  ['users', 'webmaster', at('users'), 'Search by name, email, institute, country or ORCID'],
  ['all manuscripts', 'assistant', at('manuscript/all'), 'Find by words or number'],
  ['the manuscript search', 'assistant', at('searchManuscripts'), 'Words'],
  ['reviewers', 'assistant', at('allReviewers'), 'Search by name, email, institute or expertise'],
  ['candidates', 'editor', ({ selection }) => `/rrs/reviewerSelection/${selection}`, 'Search by name or expertise'],
  ['the blacklist', 'assistant', at('blacklist'), 'Search'],
  ['keywords', 'assistant', at('keywords'), 'Search'],
  ['reviewers’ statistics', 'editor', at('reviewersStatistics'), 'Search by name or expertise'],
  ['mail templates', 'webmaster', at('mailTemplates'), 'Search'],
  ['the security log', 'webmaster', at('securityLog'), 'Person or subject'],
  ['tickets', 'assistant', at('ticketsReview'), 'Search'],
  ['the to-do list', 'editor', at('toDoList'), 'Filter by title, author, number'],
  ['the check', 'assistant', at('assitantEditorList'), 'Filter by title, author, number'],
  ['associate editors', 'editor', at('associateEditors'), 'Filter by name, institute, expertise'],
  [
    'the articles of an associate editor',
    'associate-editor',
    at('associate/myArticle'),
    'Filter by title, author, number',
  ],
  ['reviewers of the year', 'editor', at('reviewersOfYear'), 'Search by name or institute'],
];

/** Fields that offer what was found below them. */
const FINDING_FIELDS: readonly Box[] = [
  ['authors of the manuscript search', 'assistant', at('searchManuscripts'), 'Author'],
  ['uploaders of the manuscript search', 'assistant', at('searchManuscripts'), 'Uploaded by'],
  ['keywords', 'author', ({ draft }) => `/rrs/manuscript/submit/${draft}?step=1`, 'Keywords'],
  ['variables', 'webmaster', at('mailTemplates/decision-accepted'), 'Insert a variable into the text'],
];

const DELAYS = [0, 20, 40, 80];
const valueOf = (node: Element): string => (node as HTMLInputElement).value;

/** The search by a form writes its address only when it is sent. */
async function addressHas(visitor: Visitor, text: string, expected: boolean): Promise<void> {
  await visitor.page.waitForFunction(
    (word: string, wanted: boolean) => location.search.includes(word) === wanted,
    {},
    text,
    expected,
  );
}

describe('search boxes', () => {
  const visitors = new Map<string, Visitor>();
  const stage = onStage<World>(async (app, arrive) => {
    for (const who of ['webmaster', 'assistant', 'editor', 'associate-editor', 'author'])
      visitors.set(who, await arrive(`${who}@example.org`));
    const { id } = await OfficeStory.inSelection(app);
    const { id: draft } = await new AuthorSteps(await app.as('author')).start();
    return { selection: id, draft };
  });

  it.each(BOXES)('of %s keep every letter at any speed of typing', async (_screen, who, address, label) => {
    const visitor = visitors.get(who) as Visitor;
    await visitor.goTo(address(stage.world));
    for (const delay of DELAYS) {
      const box = await visitor.find('searchbox', label);
      await box.click({ count: 3 });
      await visitor.page.keyboard.press('Backspace');
      await addressHas(visitor, 'Utrecht', false);
      await visitor.page.keyboard.type('Utrecht', { delay });
      // The address and the list follow, and do not change the field.
      await addressHas(visitor, 'Utrecht', label !== 'Words');
      const typed = await visitor.find('searchbox', label);
      expect([delay, await typed.evaluate(valueOf)]).toEqual([delay, 'Utrecht']);
    }
  });

  it.each(FINDING_FIELDS)(
    'that find %s keep every letter at any speed of typing',
    async (_what, who, address, label) => {
      const visitor = visitors.get(who) as Visitor;
      await visitor.goTo(address(stage.world));
      for (const delay of DELAYS) {
        const field = await visitor.find('combobox', label);
        // That of variables is disabled until the editor is ready.
        await visitor.page.waitForFunction((node: Element) => !(node as HTMLInputElement).disabled, {}, field);
        await field.click({ count: 3 });
        await visitor.page.keyboard.press('Backspace');
        await visitor.page.keyboard.type('Utrecht', { delay });
        // Longer than the pause after which the server is asked.
        await sleep(1_000);
        expect([delay, await (await visitor.find('combobox', label)).evaluate(valueOf)]).toEqual([delay, 'Utrecht']);
      }
    },
  );

  it('keep every letter in the quick search', async () => {
    const { page } = visitors.get('editor') as Visitor;
    for (const delay of DELAYS) {
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
      await page.keyboard.type('Utrecht', { delay });
      await sleep(1_000);
      expect([delay, await page.evaluate(() => (document.activeElement as HTMLInputElement).value)]).toEqual([
        delay,
        'Utrecht',
      ]);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
    }
  });
});
