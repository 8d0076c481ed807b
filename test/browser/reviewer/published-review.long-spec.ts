import { aReview } from '../../support/article/article-people';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { ok } from '../../support/stories/office-story';
import { type AskedReviewer, askReviewer } from './asked-reviewer';

jest.setTimeout(1_200_000);

const NORA = 'nora.named@example.net';

describe('A review that may be published', () => {
  let asked: AskedReviewer;
  beforeAll(async () => {
    asked = await askReviewer({ reviewPublication: '1,2,3' }, [{ email: NORA, firstName: 'Nora', lastName: 'Named' }]);
  });
  afterAll(() => asked?.close());

  it('is sent with the consent that its reviewer gives on the form', async () => {
    const { app, story, request } = asked;
    await story.answer(NORA, request, true);
    await ok((await app.as(NORA)).post(story.path(`draft-review/${request}`), aReview()));
    const reviewer = await asked.arrive(NORA);
    await reviewer.goTo(`/rrs/${story.id}/review/${request}`);
    await reviewer.sees('This review may be published with the article if it is accepted');
    await reviewer.press('Yes, with my name', 'radio');
    expect(await lookInBothThemes(reviewer, 'published-review-form')).toEqual([]);
    await reviewer.press('Submit review');
    await reviewer.sees('Review successfully submitted.');
  });

  it('shows the consent to the office, which exports it after the acceptance, but not to the authors', async () => {
    const { story } = asked;
    await story.decide('ACCEPTED');
    const author = await asked.arrive('author@example.org');
    await author.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await author.sees('Reviews of revision 0');
    const pageText = await author.page.$eval('body', (body) => body.innerText);
    expect([
      pageText.includes('may be published'),
      pageText.includes('May be published'),
      pageText.includes('Nora'),
    ]).toEqual([false, false, false]);
    const editor = await asked.arrive('editor@example.org');
    await editor.goTo(`/rrs/articleDetails/${story.id}?tab=reviews`);
    await editor.sees('May be published with the name');
    expect(await lookInBothThemes(editor, 'published-review-office')).toEqual([]);
  });

  it('is chosen by a webmaster for types of manuscript', async () => {
    const webmaster = await asked.arrive('webmaster@example.org');
    await webmaster.goTo('/rrs/settings');
    await webmaster.sees('Reviews that may be published');
    expect(await lookInBothThemes(webmaster, 'published-review-settings')).toEqual([]);
  });
});
