import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { DECLARATION_MESSAGES, MESSAGES, type ReviewAnswer } from '../../../contracts';

const REVIEWER = 'interests@example.net';
const CANARY = 'canary-interests <b>with markup</b>';

describe('the competing interests of a reviewer', () => {
  let app: TestApp;
  let story: OfficeStory;
  let request: string;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rita', lastName: 'Interested' });
    await ok((await app.as('webmaster')).post('/settings', { reviewerInterests: '1,2,3' }));
    story = await OfficeStory.inSelection(app);
    request = await story.invite(REVIEWER);
  });
  afterAll(() => app.stop());

  const answer = async (response: boolean, body: object) =>
    (await app.as(REVIEWER)).post(story.path(`review-response/${request}?response=${response}`), body);
  const review = async (who: string): Promise<ReviewAnswer> =>
    (await ok((await app.as(who)).get(story.path(`get-review/${request}`)))).body as ReviewAnswer;

  it('are asked for with the request, and required for accepting', async () => {
    const shown = await ok((await app.as(REVIEWER)).get(story.path(`review-request/${request}`)));
    expect(shown.body).toMatchObject({ asksInterests: true });
    const without = await answer(true, {});
    expect([without.status, without.body.details]).toEqual([400, { competingInterests: DECLARATION_MESSAGES.missing }]);
    const unsaid = await answer(true, { competingInterests: true, interestsText: ' ' });
    expect([unsaid.status, unsaid.body.details]).toEqual([400, { interestsText: DECLARATION_MESSAGES.text }]);
    expect((await answer(true, { competingInterests: 'perhaps' })).status).toBe(400);
    expect((await answer(true, { competingInterests: true, interestsText: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('are shown to the editors with the request, the mail, the log and the review', async () => {
    const accepted = await answer(true, { competingInterests: true, interestsText: CANARY });
    expect(accepted.body).toEqual({ message: MESSAGES.reviewAccepted });
    const interests = { yes: true, text: CANARY };
    expect((await story.panel()).assigned[0]?.reviewers[0]).toMatchObject({ interests });
    expect(await review('editor')).toMatchObject({ interests });
    expect(await review(REVIEWER)).toMatchObject({ interests });
    const mail = await app.mailTo('editor@example.org', 'REVIEW_ANSWERED');
    expect(mail.html).toContain('canary-interests &lt;b&gt;with markup');
    const log = await ok((await app.as('editor')).get(story.path('log')));
    expect(log.text).toContain('canary-interests');
  });

  it('are never shown to the authors', async () => {
    await story.review(REVIEWER, request);
    await story.decide('MAJOR_REVISION');
    const author = await app.as('author');
    const read = await ok(author.get(story.path(`get-review/${request}`)));
    expect(read.body).toMatchObject({ interests: null });
    const article = await ok(author.get(story.path('').replace(/\/$/, '')));
    const letters = await ok(author.get(story.path('letters')));
    for (const { text } of [read, article, letters]) expect(text).not.toContain('canary-interests');
    expect((await app.mailTo('author@example.org', 'DECISION')).html).not.toContain('canary-interests');
  });
});
