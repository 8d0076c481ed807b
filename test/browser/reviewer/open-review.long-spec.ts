/// <reference lib="dom" />
import { ARTICLE_TYPES, withReviewMode } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { type AskedReviewer, askReviewer } from './asked-reviewer';

jest.setTimeout(1_200_000);

const OLGA = 'olga.open@example.net';
const ALTERNATE = 'ada.alternate@example.net';
const CONSENT = 'I agree that the authors and my fellow reviewers see my name with my review after the decision.';

describe('An open review', () => {
  let asked: AskedReviewer;
  beforeAll(async () => {
    const reviewModes = ARTICLE_TYPES.reduce((all, { id }) => withReviewMode(all, id, 'OPEN'), '');
    asked = await askReviewer({ reviewModes }, [{ email: OLGA, firstName: 'Olga', lastName: 'Openly' }]);
  });
  afterAll(() => asked?.close());

  it('is accepted with the consent to be named, which the page asks for', async () => {
    const reviewer = await asked.arrive(OLGA);
    await reviewer.goTo(`/rrs/${asked.story.id}/${asked.request}/accept`);
    await reviewer.press('Accept');
    await reviewer.sees('please agree that your name is shown with your review');
    expect(await lookInBothThemes(reviewer, 'open-review-request')).toEqual([]);
    await reviewer.press(CONSENT, 'checkbox');
    await reviewer.press('Accept');
    await reviewer.sees('Ask for more time');
  });

  it('shows the name to the authors after the decision', async () => {
    const author = await asked.arrive('author@example.org');
    const { story, request } = asked;
    await story.review(OLGA, request);
    await author.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await author.sees('Length of stay');
    expect(await author.page.$eval('body', (body) => body.innerText)).not.toContain('Openly');
    await story.decide('MAJOR_REVISION');
    await author.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await author.sees('Olga Openly');
    expect(await lookInBothThemes(author, 'open-review-author')).toEqual([]);
  });

  it('has its modes explained to the webmaster who chooses', async () => {
    const webmaster = await asked.arrive('webmaster@example.org');
    await webmaster.goTo('/rrs/settings');
    await webmaster.sees('reviewers agree to that when they accept');
  });
});

describe('Alternates', () => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    for (const [email, lastName] of [
      [OLGA, 'Openly'],
      [ALTERNATE, 'Alternate'],
    ] as const)
      await app.addPerson(email, 'reviewer', { firstName: 'Rae', lastName });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it('are named in the list of candidates, and invited when a reviewer declines', async () => {
    const story = await OfficeStory.inSelection(app);
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=1')));
    const request = await story.invite(OLGA);
    const editor = await Visitor.arrive(browser, app.origin);
    await editor.signIn('editor@example.org', app.password);
    await editor.page.setViewport({ width: 1440, height: 900 });
    await editor.goTo(`/rrs/reviewerSelection/${story.id}`);
    await editor.press('Select Rae Alternate', 'checkbox');
    await editor.press('Add as alternates');
    await editor.sees('1 person is now an alternate.');
    await editor.sees('Invite the next one automatically');
    expect(await lookInBothThemes(editor, 'alternates')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
    await story.answer(OLGA, request, false);
    await until('the invitation', async () => {
      const [present] = (await story.panel()).assigned;
      return present?.reviewers.some(({ status }) => status === 'Mailed') ? true : null;
    });
    await editor.goTo(`/rrs/reviewerSelection/${story.id}`);
    await editor.sees('Rae Alternate');
    expect(await editor.page.$$eval('ol[aria-label="Alternates in order"]', (lists) => lists.length)).toBe(0);
  });
});
