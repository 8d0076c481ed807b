import { startTestApp, type TestApp } from '../../support/app/app';
import { aReview } from '../../support/article/article-people';
import { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(1_200_000);

const NORA = 'nora.named@example.net';

describe('A review that may be published', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: OfficeStory;
  let request: string;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '1,2,3' }));
    await app.addPerson(NORA, 'reviewer', { firstName: 'Nora', lastName: 'Named' });
    story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
    request = await story.invite(NORA);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const arrive = async (email: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn(email, app.password);
    await visitor.page.setViewport({ width: 1440, height: 900 });
    return visitor;
  };

  it('is sent with the consent that its reviewer gives on the form', async () => {
    await story.answer(NORA, request, true);
    await ok((await app.as(NORA)).post(story.path(`draft-review/${request}`), aReview()));
    const reviewer = await arrive(NORA);
    await reviewer.goTo(`/rrs/${story.id}/review/${request}`);
    await reviewer.sees('This review may be published with the article if it is accepted');
    await reviewer.press('Yes, with my name', 'radio');
    expect(await lookInBothThemes(reviewer, 'published-review-form')).toEqual([]);
    await reviewer.press('Submit review');
    await reviewer.sees('Review successfully submitted.');
  });

  it('says so to the office, which exports it after the acceptance, and nothing to the authors', async () => {
    await story.decide('ACCEPTED');
    const author = await arrive('author@example.org');
    await author.goTo(`/rrs/articleDetails/${story.id}`);
    await author.sees('Length of stay');
    const told = await author.page.$eval('body', (body) => body.innerText);
    expect([told.includes('may be published'), told.includes('May be published'), told.includes('Nora')]).toEqual([
      false,
      false,
      false,
    ]);
    const editor = await arrive('editor@example.org');
    await editor.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await editor.sees('May be published with the name');
    expect(await lookInBothThemes(editor, 'published-review-office')).toEqual([]);
  });

  it('is chosen by a webmaster for types of manuscript', async () => {
    const webmaster = await arrive('webmaster@example.org');
    await webmaster.goTo('/rrs/settings');
    await webmaster.sees('Reviews that may be published');
    expect(await lookInBothThemes(webmaster, 'published-review-settings')).toEqual([]);
  });
});
