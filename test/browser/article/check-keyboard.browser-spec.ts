/// <reference lib="dom" />
import type { ArticleView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

describe('The check of a manuscript, by keyboard alone', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let assistant: Visitor;
  let keys: Keyboard;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    assistant = await Visitor.arrive(browser, app.origin);
    await assistant.signIn('assistant@example.org', app.password);
    await assistant.page.setViewport({ width: 1440, height: 900 });
    keys = new Keyboard(assistant);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** From the list of articles to check to the form of the only one in it. */
  const openFromList = async ({ id }: OfficeStory): Promise<void> => {
    await assistant.goTo('/rrs/assitantEditorList');
    await keys.press('Length of stay', 'link');
    await assistant.find('checkbox', 'Check if the manuscript has followed the guidelines');
    expect(assistant.page.url()).toContain(`/checkManuscript/${id}`);
  };
  const statusOf = async (story: OfficeStory): Promise<ArticleView['status']> =>
    (await story.article('assistant')).status;

  it('leads from the list to an accepted manuscript, and first shows what is missing', async () => {
    const story = await OfficeStory.submitted(app);
    await openFromList(story);
    await assistant.sees('To accept, tick the box about the guidelines first.');
    await keys.to('button', 'Accept');
    await keys.key('Enter');
    expect(await statusOf(story)).toBe('NEW_ARTICLE');
    await keys.press('Check if the manuscript has followed the guidelines', 'checkbox', 'Space');
    await keys.press('Accept');
    await assistant.sees('Article successfully accepted.');
    expect(await statusOf(story)).toBe('REVIEWER_SELECTION');
  });

  it('leads from the list to a request of a correction, which shows its receiver and subject', async () => {
    const story = await OfficeStory.submitted(app);
    await openFromList(story);
    await keys.to('tab', 'Paper files');
    await keys.key('ArrowRight');
    await keys.key('ArrowRight');
    await keys.key('Enter');
    await keys.choose('What is the problem?', 'Figures are incorrect');
    await assistant.sees('Will be sent to author@example.org');
    await keys.write('Message to the author', 'Please send the figures again.');
    await keys.press('Request correction');
    await assistant.page.waitForFunction(() => location.pathname.endsWith('/assitantEditorList'));
    expect(await statusOf(story)).toBe('CORRECTION');
  });
});
