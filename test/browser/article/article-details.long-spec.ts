import type { ArticleLogEntry } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { axeViolations } from '../../support/browser/axe';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

/** An article with reviews, a former associate editor, a note and a decision. */
async function createArticle(app: TestApp): Promise<OfficeStory> {
  await app.addPerson('rita@example.org', 'reviewer', { firstName: 'Rita', lastName: 'Reviewer' });
  const story = await OfficeStory.inSelection(app);
  await story.reviewed('reviewer');
  app.clock.advance({ days: 1 });
  await story.reviewed('rita@example.org', { rating: 'LOW25' });
  const editor = await story.as('editor');
  await ok(editor.post(story.path('assistant/new-note'), { note: '<p>Please look at table 2.</p>' }));
  app.clock.advance({ minutes: 90 });
  await story.decide('MAJOR_REVISION');
  return story;
}

describe("An article's own page", () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: OfficeStory;
  let editor: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    story = await createArticle(app);
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
  const entries = async (): Promise<ArticleLogEntry[]> =>
    (await ok((await story.as('editor')).get(story.path('log')))).body as ArticleLogEntry[];
  const entryOf = async (text: string): Promise<ArticleLogEntry> => {
    const found = (await entries()).find(({ description }) => description.includes(text));
    if (!found) throw new Error(`No entry of the log says '${text}'`);
    return found;
  };

  it.each([
    ['overview', '', 'Short.'],
    ['reviews', '?tab=reviews', 'Lowest 25%'],
    ['reviewers', '?tab=reviewers', 'Rita Reviewer'],
    ['log', '?tab=log', 'A note was added.'],
    ['mails', '?tab=mails', 'Invitation to review'],
    ['notes', '?tab=notes', 'Please look at table 2.'],
  ])('%s, by day and in the dark', async (name, query, text) => {
    await open(query);
    await editor.sees(text);
    expect(await lookInBothThemes(editor, `article-details-${name}`)).toEqual([]);
  });

  it('shows the article as it stood at any entry, by keyboard alone, and keeps the choice in the address', async () => {
    const note = await entryOf('A note was added.');
    await open(`?tab=log&entry=${note.entry}`);
    await editor.sees('Note of the office');
    await editor.sees('1 note');
    expect(await lookAtScreen(editor, 'article-details-moment')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
    // On a wide screen the chosen entry is shown next to the timeline.
    await editor.find('region', 'Selected entry');
    await editor.page.focus(`button[data-entry="${note.entry}"]`);
    await editor.page.keyboard.press('ArrowDown');
    await editor.page.keyboard.press('Enter');
    await editor.page.waitForFunction(
      (entry: number) => location.search.endsWith(`entry=${entry}`),
      {},
      note.entry - 1,
    );
    await editor.sees('0 notes');
    await editor.page.goBack();
    await editor.sees('1 note');
  });

  it('accepts a rating of a review, which changes the mean', async () => {
    await open('?tab=reviews');
    const star = await editor.page.waitForSelector('::-p-aria([name="4 of 5"][role="radio"])');
    await star?.click();
    await editor.sees('Mean rating: 4.00');
  });

  it('shows a mail of the log, and sends it again', async () => {
    await open('?tab=mails');
    await editor.press(`${story.number}: major revision`);
    await editor.sees('Dear authors,');
    expect(await axeViolations(editor.page)).toEqual([]);
    await editor.picture('article-details-mail');
    await editor.press('Send again');
    await editor.sees('The log keeps both entries.');
    await editor.page.waitForSelector('[role="alertdialog"]');
    await (await editor.page.waitForSelector('[role="alertdialog"] ::-p-aria([name="Send again"])'))?.click();
    await editor.sees('The mail is being sent again.');
    const log = (await ok((await story.as('editor')).get(story.path('mail-log')))).body as {
      resendOf: string | null;
    }[];
    expect(log.filter(({ resendOf }) => resendOf !== null)).toHaveLength(1);
  });

  it('shows what the manuscript is in one view, and says when a file is no PDF', async () => {
    await open('');
    for (const text of ['Short.', 'Manuscript, revision 0', 'First nomination']) await editor.sees(text);
    await editor.press('Manuscript', 'link');
    // The story's overview has only the name of a PDF.
    await editor.sees('The PDF could not be opened.');
    expect(await lookInBothThemes(editor, 'article-details-manuscript')).toEqual([]);
  });

  it('shows its author only what authors may see', async () => {
    const author = await Visitor.arrive(browser, app.origin);
    await author.signIn('author@example.org', app.password);
    const tabs = [
      ['overview', '', 'Short.'],
      ['manuscript', '?tab=manuscript', 'The PDF could not be opened.'],
      ['reviews', '?tab=reviews', 'Reviewer 1'],
      ['files', '?tab=files', 'Files of revision 0'],
    ] as const;
    for (const [name, query, text] of tabs) {
      // A look ends with the window of a phone, on which the viewer is behind a button.
      await author.page.setViewport({ width: 1440, height: 900 });
      await author.goTo(`/rrs/articleDetails/${story.id}${query}`);
      await author.sees(text);
      expect(await lookAtScreen(author, `article-details-author-${name}`)).toEqual([]);
      for (const hidden of ['Email log', 'Rita', 'Your rating', 'Notes'])
        expect(await author.text()).not.toContain(hidden);
    }
    await author.leave();
  });
});
