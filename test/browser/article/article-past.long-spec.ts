/// <reference lib="dom" />
import type { ArticleLogEntry, EmailLogEntry } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(600_000);

describe('An article of two revisions', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: OfficeStory;
  let editor: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('rita@example.net', 'reviewer', { firstName: 'Rita', institute: 'institute of  TESTS' });
    browser = await openBrowser();
    story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
    await story.reviewed('rita@example.net');
    await story.decide('MINOR_REVISION');
    await story.revise();
    await story.passCheck();
    await story.invite('rita@example.net');
    editor = await Visitor.arrive(browser, app.origin);
    await editor.signIn('editor@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const open = async (query: string): Promise<void> => {
    await editor.page.setViewport({ width: 1440, height: 900 });
    await editor.goTo(`/rrs/articleDetails/${story.id}${query}`);
  };
  const pastColour = (): Promise<string | null> =>
    editor.page.evaluate(() => {
      const frame = document.querySelector('[data-past]');
      return frame && getComputedStyle(frame).backgroundColor;
    });

  it('says what changed, and the conflicts of the chosen reviewers', async () => {
    await open('');
    await editor.sees('What changed in R1');
    await editor.sees('Letter of rebuttal');
    await editor.sees('the same institute as an author');
    expect(await lookInBothThemes(editor, 'article-second-revision')).toEqual([]);
  });

  it('is coloured as a whole while it is shown as of a moment, on every tab that shows it', async () => {
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
    const decided = log.find(({ description }) => description.includes('The decision on the first submission'));
    await open(`?tab=log&entry=${decided?.entry ?? ''}`);
    await editor.sees('You see the article as of');
    expect(await pastColour()).not.toBe('rgba(0, 0, 0, 0)');
    for (const tab of ['Overview', 'Reviewers, 1', 'Files']) {
      const before = editor.page.url();
      // The tabs appear with the article, after its notice.
      await editor.page.waitForFunction(
        (name: string) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
          const link = links.find((one) => one.getAttribute('aria-label')?.startsWith(name));
          link?.click();
          return link !== undefined;
        },
        {},
        tab,
      );
      await editor.page.waitForFunction((address: string) => location.href !== address, {}, before);
      await editor.sees('You see the article as of');
      expect(editor.page.url()).toContain('entry=');
    }
    await editor.sees('Files at that time');
    expect(await lookInBothThemes(editor, 'article-past-files')).toEqual([]);
    await editor.press('Back to the present');
    await editor.page.waitForFunction(() => document.querySelector('[data-past]') === null);
  });

  it('has a letter to its author, with a preview, in the e-mail log', async () => {
    await open('');
    await editor.press('Write to author');
    await editor.sees('about your manuscript');
    expect(await lookAtScreen(editor, 'article-write-to-author')).toEqual([]);
    await editor.press('Send');
    await editor.sees('The mail to the author has been sent.');
    const mails = (await ok((await app.as('editor')).get(story.path('mail-log')))).body as EmailLogEntry[];
    expect(mails.filter(({ type }) => type === 'AUTHOR_LETTER')).toHaveLength(1);
  });
});
