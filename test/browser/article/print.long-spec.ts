/// <reference lib="dom" />
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { pdfText } from '../../support/files/pdf-text';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

describe('On paper', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: OfficeStory;
  let editor: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    story = await OfficeStory.inSelection(app);
    await story.reviewed('reviewer');
    await ok((await story.as('editor')).post(story.path('assistant/new-note'), { note: '<p>Look at table 2.</p>' }));
    await story.decide('MAJOR_REVISION');
    editor = await Visitor.arrive(browser, app.origin);
    await editor.signIn('editor@example.org', app.password);
    await editor.page.setViewport({ width: 1440, height: 900 });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** The text of the page as it is printed, without the spaces that a PDF may lose. */
  const printed = async (): Promise<string> =>
    (await pdfText(await editor.page.pdf({ format: 'A4' }))).replace(/\s+/g, '');

  it('an article is abstract, facts, reviews and history, without a button', async () => {
    await editor.goTo(`/rrs/articleDetails/${story.id}`);
    await editor.press('More actions');
    await editor.press('Print', 'menuitem');
    await editor.sees('Print this page');
    await editor.sees('Answered yes');
    await editor.sees('A note was added.');
    expect(await lookInBothThemes(editor, 'article-print')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
    const text = await printed();
    const parts = ['Lengthofstay', 'AbstractKeywords', 'Lasthandledby', 'Reviewsofrevision0', 'Anotewasadded.'];
    for (const part of parts) expect(text).toContain(part);
    for (const button of ['Printthispage', 'Moreactions', 'Notes1', 'Yourratingofthisreview', 'Searchmanuscripts'])
      expect(text).not.toContain(button);
    // Long texts have a font whose letters cannot be read from the PDF.
    await editor.page.emulateMediaType('print');
    const abstract = await editor.page.$eval('main', (main) => main.innerText);
    await editor.page.emulateMediaType(undefined);
    expect(abstract).toContain('Short.');
  });

  it('the reviews are whole, without tabs and buttons', async () => {
    await editor.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await editor.sees('Answered yes');
    const text = await printed();
    expect(text).toContain('Reviewsofrevision0');
    expect(text).not.toContain('Moreactions');
  });

  it('the statistics of the journal have their charts and the meaning of the numbers', async () => {
    await editor.goTo('/rrs/statistics');
    await editor.sees('What the numbers mean');
    await editor.page.waitForSelector('main svg[role="img"], main svg');
    await editor.page.emulateMediaType('print');
    const isOpen = await editor.page.$eval('details dl', (list) => list.getBoundingClientRect().height > 0);
    const buttons = await editor.page.$$eval('main button:not([data-print])', (all) =>
      all.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.textContent),
    );
    await editor.page.emulateMediaType(undefined);
    expect([isOpen, buttons]).toEqual([true, []]);
    const text = await printed();
    expect(text).toContain('Whatthenumbersmean');
  });
});
