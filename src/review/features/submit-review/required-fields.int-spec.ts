import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { aReview } from '../../../../test/support/article/article-people';
import { OfficeStory } from '../../../../test/support/stories/office-story';
import { COMMENT_FIELDS, REVIEW_FIELDS, REVIEW_REQUIRED_MESSAGES, type ReviewAnswer } from '../../../contracts';

describe('a review that is sent', () => {
  let app: TestApp;
  let story: OfficeStory;
  let path: string;
  let requestId: string;

  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app);
    requestId = await story.invite('reviewer');
    await story.answer('reviewer', requestId, true);
    path = story.path(`submit-review/${requestId}`);
  });
  afterAll(() => app.stop());

  const send = async (body: object) => (await app.as('reviewer')).post(path, body);

  it.each(REVIEW_FIELDS)('is refused without %s, in the words of the table that the form uses', async (field) => {
    const { [field]: _left, ...rest } = aReview();
    const { status, body } = await send(rest);
    expect([status, body.details]).toEqual([400, { [field]: REVIEW_REQUIRED_MESSAGES[field] }]);
    expect((await send({ ...rest, [field]: null })).status).toBe(400);
  });

  it.each(COMMENT_FIELDS)('is refused with nothing but markup in %s', async (field) => {
    const { status, body } = await send({ ...aReview(), [field]: '<p>&nbsp;</p><p><br></p>' });
    expect([status, body.details]).toEqual([400, { [field]: REVIEW_REQUIRED_MESSAGES[field] }]);
  });

  it('reports all missing fields together, and is not sent', async () => {
    expect((await send({})).body.details).toEqual(REVIEW_REQUIRED_MESSAGES);
    const answer = await (await app.as('reviewer')).get(story.path(`get-review/${requestId}`));
    expect((answer.body as ReviewAnswer).status).toBe('Accepted');
  });
});
