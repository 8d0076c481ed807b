/// <reference lib="dom" />
import { untilStill } from '../../support/browser/axe';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

/** Each group, the text that its start page shows last, and its sign-in. */
const HOMES = [
  { group: 'editor', sees: 'Waiting longest' },
  { group: 'assistant', sees: 'Waiting longest' },
  { group: 'associate-editor', sees: 'Your articles' },
  { group: 'webmaster', sees: 'Newest backup' },
  { group: 'author', sees: 'In progress' },
  { group: 'reviewer', sees: 'Length of stay' },
] as const;

/** The most that a start page may move while it loads, in all (screens, 'For everything'). */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Adds up the layout shifts that no user action caused. */
async function watchShifts({ page }: Visitor): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

describe('The start page of each group, in light and dark, at 1440 and 390 px', () => {
  const stage = onStage(async (app, arrive) => {
    const story = await OfficeStory.inSelection(app);
    await story.invite('reviewer');
    const held = await OfficeStory.inSelection(app);
    await held.assignAssociate();
    const late = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(late.path('set-reviewers-count?count=1')));
    return { arrive };
  });

  it.each(HOMES)('of the $group shows what waits and hardly moves while it loads', async ({ group, sees }) => {
    const visitor = await stage.world.arrive(`${group}@example.org`);
    await watchShifts(visitor);
    const screen: Screen<unknown> = { name: `home-${group}`, path: '/rrs', sees };
    await visitor.goTo('/rrs');
    await visitor.sees(sees);
    await untilStill(visitor.page);
    expect(await visitor.page.evaluate(() => window.shifted)).toBeLessThan(MOST_SHIFT);
    expect(await stage.inspect(visitor, screen)).toEqual([]);
    await visitor.leave();
  });

  it('leads by the tile of what is overdue to a list of as many articles', async () => {
    stage.app.clock.advance({ days: 16 });
    await stage.app.addPerson('late-editor@example.org', 'editor');
    const visitor = await stage.world.arrive('late-editor@example.org');
    await visitor.goTo('/rrs');
    await visitor.sees('1 by reviewers, 1 by associates, 1 by us');
    await visitor.followContaining('Overdue');
    await visitor.find('table', 'All manuscripts');
    await visitor.page.waitForFunction(() => document.querySelectorAll('tbody [role="row"] a').length > 0);
    expect(await visitor.page.$eval('table', (table) => table.getAttribute('aria-rowcount'))).toBe('4');
    await visitor.leave();
  });
});
