/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { allScreens } from '../../../client/build/screen-files';
import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(600_000);

const EMAILS = { editor: 'editor@example.org', webmaster: 'webmaster@example.org', reviewer: 'reviewer1@example.net' };
type Who = keyof typeof EMAILS;

/** The screens that declare their first call: the person who opens each, and a text that it shows once it has the answer. */
const SCREENS: Readonly<Record<string, readonly [who: Who, sees: string]>> = {
  '/checkManuscript/:id': ['editor', 'To check'],
  '/reviewerSelection/:id': ['editor', 'Length of stay'],
  '/decideOnStatus/:id': ['editor', 'Length of stay'],
  '/articleDetails/:id': ['editor', 'Length of stay'],
  '/manageFiles/:id': ['editor', 'Length of stay'],
  '/overrideArticle/:id': ['editor', 'Length of stay'],
  '/settings': ['webmaster', 'Brand colour'],
  '/retention': ['webmaster', 'Retention'],
  '/keywords': ['editor', 'Keywords'],
  '/blacklist': ['editor', 'The blacklist is empty.'],
  '/reviewerToDoList': ['reviewer', 'Length of stay'],
  '/reviewingRecord': ['reviewer', 'Thanks to reviewers'],
  '/:articleId/review/:reviewId': ['reviewer', 'Length of stay'],
};
/** Screens of an author, which the specs of authors' journeys open. */
const OF_AUTHORS = ['/manuscript/submit/:id?', '/uploadRevision/:id', '/correction/:id'];

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The scripts in a stack, also in those that scheduled it. */
const filesBehind = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...filesBehind(stack.parent)] : [];

const screens = allScreens(join(__dirname, '../../../client/src/features')).filter(({ calls }) => calls.length > 0);

describe('the first call of a screen', () => {
  const visitors = new Map<Who, Visitor>();
  const values: Record<string, string> = {};
  let unchecked: string;
  onStage(async (app, arrive) => {
    await app.addPerson(EMAILS.reviewer, 'reviewer', { lastName: 'Reviewer' });
    unchecked = (await OfficeStory.submitted(app, 'author', [], { articleTitle: 'To check' })).id;
    const story = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Length of stay' });
    const reviewId = await story.invite(EMAILS.reviewer);
    await story.answer(EMAILS.reviewer, reviewId, true);
    Object.assign(values, { id: story.id, articleId: story.id, reviewId });
    for (const [who, email] of Object.entries(EMAILS) as [Who, string][]) {
      const visitor = await arrive(email);
      await visitor.goTo('/rrs/profile');
      await visitor.find('button', 'User menu');
      visitors.set(who, visitor);
    }
    return {};
  });

  /** Each call to the API: its path, and whether the entry script began it, before the application was loaded. */
  async function watchCalls(page: Page): Promise<{ path: string; first: boolean }[]> {
    const seen: { path: string; first: boolean }[] = [];
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    // After a gap in the stream of changes a screen asks for the newest state too, by the same path.
    await session.send('Network.setBlockedURLs', { urls: ['*/api/events/stream*'] });
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const { pathname } = new URL(request.url);
      // Every call passes through that file; only the entry's own calls have no other file behind them.
      const behind = filesBehind(initiator.stack);
      const first = behind.length > 0 && behind.every((file) => /\/(first|index)-/.test(file));
      if (pathname.startsWith('/api/')) seen.push({ path: pathname.slice('/api'.length), first });
    });
    return seen;
  }

  it('is tested for each screen that declares it', () => {
    expect(screens.map(({ path }) => path).toSorted()).toEqual([...Object.keys(SCREENS), ...OF_AUTHORS].toSorted());
  });

  it.each(Object.entries(SCREENS))('is begun with the page and asked once: %s', async (path, [who, sees]) => {
    const tab = await (visitors.get(who) as Visitor).anotherTab();
    const calls = await watchCalls(tab.page);
    const filled = (text: string): string =>
      text.replaceAll(/:(\w+)/g, (_all, name: string) =>
        path.startsWith('/check') ? unchecked : (values[name] ?? ''),
      );
    await tab.goTo(`/rrs${filled(path)}`);
    await tab.sees(sees);
    await tab.page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 });
    await tab.page.close();
    const named = screens.find((screen) => screen.path === path)?.calls.map(filled) ?? [];
    for (const call of named) expect(calls.filter((one) => one.path === call)).toEqual([{ path: call, first: true }]);
    expect(named).not.toHaveLength(0);
  });
});
