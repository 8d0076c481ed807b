import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

describe('an article on which two editors decide at the same time', () => {
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('is decided on once, and the second editor is shown who was first', async () => {
    await app.addPerson('second.editor@example.net', 'editor', { firstName: 'Edith', lastName: 'Second' });
    const [editor, second] = [await Visitor.arrive(browser, app.origin), await Visitor.arrive(browser, app.origin)];
    await editor.signIn('editor@example.org', app.password);
    await second.signIn('second.editor@example.net', app.password);
    const story = await OfficeStory.inSelection(app);
    for (const [visitor, decision] of [
      [editor, 'Reject'],
      [second, 'Minor revision'],
    ] as const) {
      await visitor.goTo(`/rrs/decideOnStatus/${story.id}`);
      await visitor.press(decision, 'radio');
      await visitor.find('button', `Send decision: ${decision}`);
    }
    await second.press('Send decision: Minor revision');
    await second.sees('Decision recorded: Minor revision.');
    await editor.press('Send decision: Reject');
    await editor.sees('This article was changed by Edith Second. Please reload the page.');
    await editor.picture('office-decided-by-another');
    expect((await story.article()).status).toBe('MINOR_REVISION');
    const log = (await ok((await app.as('editor')).get(story.path('log')))).body as { actionType: string }[];
    expect(log.filter(({ actionType }) => actionType === 'EDITOR_DECISION')).toHaveLength(1);
  });
});
