import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { aReview } from '../../../../test/support/article/article-people';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { type ArticleView, PUBLICATION_MESSAGES, type ReviewAnswer } from '../../../contracts';

describe('the consent to publish a review', () => {
  let app: TestApp;
  let story: OfficeStory;
  let requestId: string;

  beforeAll(async () => {
    app = await startTestApp();
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '2' }));
    story = await OfficeStory.inSelection(app);
    requestId = await story.invite('reviewer');
    await story.answer('reviewer', requestId, true);
  });
  afterAll(() => app.stop());

  const send = async (to: OfficeStory, id: string, publication?: unknown) =>
    (await app.as('reviewer')).post(to.path(`submit-review/${id}`), { ...aReview(), publication });
  const read = async (): Promise<ReviewAnswer> =>
    (await ok((await app.as('reviewer')).get(story.path(`get-review/${requestId}`)))).body as ReviewAnswer;
  const withdraw = async (who = 'reviewer') =>
    (await app.as(who)).post(story.path(`review-publication/${requestId}/withdraw`));

  it('is asked for with the review, and only in the words of the form', async () => {
    expect(await read()).toMatchObject({ asksPublication: true, publication: null, canWithdrawPublication: false });
    const { status, body } = await send(story, requestId, 'SIGNED');
    expect([status, body.details]).toEqual([400, { publication: PUBLICATION_MESSAGES.unknown }]);
  });

  it('is given, shown to the office, and taken back by the reviewer alone', async () => {
    await ok(send(story, requestId, 'NAMED'));
    expect(await read()).toMatchObject({ asksPublication: false, publication: 'NAMED', canWithdrawPublication: true });
    const shown = (await ok((await app.as('editor')).get(`/article/${story.id}`))).body as ArticleView;
    expect(shown.articleReviewer.map(({ publication }) => publication)).toEqual(['NAMED']);
    expect((await withdraw('editor')).status).toBe(403);
    await ok(withdraw());
    expect(await read()).toMatchObject({ publication: null, canWithdrawPublication: false });
    await ok(withdraw());
    const log = await ok((await app.as('editor')).get(story.path('log')));
    expect(log.text).toContain('it may be published with the name');
    expect(log.text).toContain('does not want the review to be published any more');
  });

  it('cannot be given if the manuscript was submitted before', async () => {
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '' }));
    const other = await OfficeStory.inSelection(app);
    await ok((await app.as('webmaster')).post('/settings', { reviewPublication: '2' }));
    const id = await other.invite('reviewer');
    await other.answer('reviewer', id, true);
    const { status, body } = await send(other, id, 'ANONYMOUS');
    expect([status, body.details]).toEqual([400, { publication: PUBLICATION_MESSAGES.notAsked }]);
    await ok(send(other, id));
  });

  it('is kept once the article is accepted', async () => {
    const third = await OfficeStory.inSelection(app);
    const id = await third.invite('reviewer');
    await third.answer('reviewer', id, true);
    await ok(send(third, id, 'ANONYMOUS'));
    await third.decide('ACCEPTED');
    const reviewer = await app.as('reviewer');
    expect((await reviewer.post(third.path(`review-publication/${id}/withdraw`))).status).toBe(409);
    const answer = (await ok(reviewer.get(third.path(`get-review/${id}`)))).body as ReviewAnswer;
    expect(answer).toMatchObject({ publication: 'ANONYMOUS', canWithdrawPublication: false });
  });
});
