import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(900_000);

interface World {
  selection: string;
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
];

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
    for (const who of ['webmaster', 'assistant', 'editor']) visitors.set(who, await arrive(`${who}@example.org`));
    const { id } = await OfficeStory.inSelection(app);
    return { selection: id };
  });

  it.each(BOXES)('of %s keep every letter at any speed of typing', async (_screen, who, address, label) => {
    const visitor = visitors.get(who) as Visitor;
    await visitor.goTo(address(stage.world));
    for (const delay of [0, 20, 40, 80]) {
      const box = await visitor.find('searchbox', label);
      await box.click({ count: 3 });
      await visitor.page.keyboard.press('Backspace');
      await addressHas(visitor, 'Utrecht', false);
      await visitor.page.keyboard.type('Utrecht', { delay });
      // The address and the list follow, and do not change the field.
      await addressHas(visitor, 'Utrecht', label !== 'Words');
      const typed = await visitor.find('searchbox', label);
      expect([delay, await typed.evaluate((node) => (node as HTMLInputElement).value)]).toEqual([delay, 'Utrecht']);
    }
  });
});
