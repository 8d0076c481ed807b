import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { aReview } from '../../../../test/support/article/article-people';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { MESSAGES, type ReviewAnswer } from '../../../contracts';

const CANARIES = { general: '<p>canary-general</p>', commentsToEditor: '<p>canary-editor</p>' };
const HIDDEN = ['commentsToEditor', 'violation', 'editorialNeeded', 'volunteer'] as const;
/** The editor's rating of a review, under both of its names. */
const RATES: readonly string[] = ['rate', 'reviewRating'];

describe('a review', () => {
  let app: TestApp;
  let story: OfficeStory;
  let first: string;
  let second: string;
  let declined: string;

  beforeAll(async () => {
    app = await startTestApp();
    for (const [who, lastName] of [
      ['one', 'Canaryone'],
      ['two', 'Canarytwo'],
      ['three', 'Canarythree'],
    ] as const)
      await app.addPerson(`mask-${who}@example.net`, 'reviewer', { firstName: 'Rita', lastName });
    story = await OfficeStory.inSelection(app);
    first = await story.reviewed('mask-one@example.net', CANARIES);
    declined = await story.invite('mask-three@example.net');
    await story.answer('mask-three@example.net', declined, false);
    second = await story.invite('mask-two@example.net');
  });
  afterAll(() => app.stop());

  const read = async (who: string, id: string) => (await app.as(who)).get(story.path(`get-review/${id}`));
  const seen = async (who: string, id: string): Promise<ReviewAnswer> => (await ok(read(who, id))).body as ReviewAnswer;

  it('is for the reviewer and the office alone until a decision', async () => {
    for (const who of ['editor', 'assistant', 'mask-one@example.net']) {
      expect((await seen(who, first)).review).toMatchObject({ ...CANARIES, violation: false });
    }
    expect((await read('author', first)).status).toBe(404);
    expect((await read('mask-two@example.net', first)).status).toBe(404);
    expect((await read('reviewer', first)).status).toBe(404);
  });

  it('is written only once the request was accepted, and autosaved', async () => {
    const reviewer = await app.as('mask-two@example.net');
    const save = (draft: object) => reviewer.post(story.path(`draft-review/${second}`), draft);
    expect((await save({ general: 'x' })).body).toEqual({ success: false, message: expect.stringMatching(/accept/) });
    await story.answer('mask-two@example.net', second, true);
    const draft = { general: '<p>so far<script>x</script></p>', rating: 'TOP10', volunteer: false };
    expect((await save(draft)).body).toEqual({ success: true, message: MESSAGES.draftSaved, draftVersion: 1 });
    const shown = await seen('mask-two@example.net', second);
    expect(shown).toMatchObject({ readOnly: false, status: 'Accepted', otherReviews: [] });
    expect(shown.review).toEqual({ reviewId: second, general: '<p>so far</p>', rating: 'TOP10', volunteer: false });
    expect((await seen('editor', second)).review).toEqual({
      reviewId: second,
      rate: null,
      reviewRating: { rating: null },
    });
    expect((await save({ rating: 'BEST' })).status).toBe(400);
    expect((await (await app.as('mask-one@example.net')).post(story.path(`draft-review/${second}`), {})).status).toBe(
      404,
    );
  });

  it('is not overwritten by a window that has not loaded the last saved version', async () => {
    const reviewer = await app.as('mask-two@example.net');
    const save = (draft: object) => reviewer.post(story.path(`draft-review/${second}`), draft);
    const { draftVersion } = await seen('mask-two@example.net', second);
    expect((await save({ general: '<p>one</p>', draftVersion })).body).toMatchObject({ draftVersion: 2 });
    const late = await save({ general: '<p>two</p>', draftVersion });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    const sent = await reviewer.post(story.path(`submit-review/${second}`), { ...aReview(), draftVersion });
    expect(sent.status).toBe(409);
    expect((await seen('mask-two@example.net', second)).review.general).toBe('<p>one</p>');
    expect((await save({ general: '<p>two</p>' })).body).toMatchObject({ success: true, draftVersion: 3 });
    expect((await seen('editor', second)).draftVersion).toBeNull();
  });

  it('is sent only when it is complete; then the office is mailed and the reviewer thanked', async () => {
    const reviewer = await app.as('mask-two@example.net');
    const path = story.path(`submit-review/${second}`);
    const incomplete = await reviewer.post(path, {
      ...aReview(),
      design: null,
      major: '<p> &nbsp; </p>',
      violation: undefined,
    });
    expect(incomplete.status).toBe(400);
    expect(incomplete.body.details).toEqual({
      design: 'Design is required.',
      major: 'Major comments is required.',
      violation: 'Violation is required.',
    });
    expect((await reviewer.post(path, aReview())).body).toEqual({ success: true, message: MESSAGES.reviewSubmitted });
    expect((await reviewer.post(path, aReview())).status).toBe(409);
    expect((await app.mailTo('mask-two@example.net', 'REVIEW_THANKS')).subject).toContain(story.number);
    expect((await app.mailTo('editor@example.org', 'REVIEW_RECEIVED')).html).toContain('minor revision');
    expect((await story.article()).status).toBe('REVIEWED');
  });

  it('is no longer requested once it was sent', async () => {
    const answer = await (await app.as('editor')).get(story.path(`review/${second}/mail-suggestion`));
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/already sent the review/)]);
  });

  it('is returned with its text and the reason', async () => {
    const editor = await app.as('editor');
    const path = story.path(`review/${second}/send-back`);
    expect((await editor.post(path, { reason: ' ' })).status).toBe(400);
    await ok(editor.post(path, { reason: 'Please say more <b>about</b> the design.' }));
    const shown = await seen('mask-two@example.net', second);
    expect(shown).toMatchObject({ readOnly: false, sentBackReason: 'Please say more <b>about</b> the design.' });
    expect(shown.review.general).toBe(aReview().general);
    expect((await app.mailTo('mask-two@example.net', 'REVIEW_SENT_BACK')).html).toContain('&lt;b&gt;about');
    await story.review('mask-two@example.net', second);
  });

  it('is read by authors and other reviewers after a decision, without the part for the editor', async () => {
    await ok((await app.as('editor')).post(story.path(`editor/rate-review/${first}?rate=4`)));
    await story.decide('MAJOR_REVISION');
    for (const who of ['author', 'mask-two@example.net']) {
      const answer = await ok(read(who, first));
      const { review } = answer.body as ReviewAnswer;
      expect(review).toMatchObject({ general: CANARIES.general, rating: 'TOP25', recommendation: 'MinorRevision' });
      expect(Object.keys(review).filter((field) => [...HIDDEN, ...RATES].includes(field))).toEqual([]);
      expect(answer.text).not.toMatch(/canary-editor|Canaryone|Canarytwo|mask-one/);
    }
    expect((await read('mask-three@example.net', first)).status).toBe(404);
    const [fellow, ...more] = (await seen('mask-two@example.net', second)).otherReviews;
    expect(fellow).toMatchObject({ general: CANARIES.general, recommendation: 'MinorRevision' });
    expect([
      more,
      Object.keys(fellow ?? {}).filter((field) => ['reviewId', ...RATES, ...HIDDEN].includes(field)),
    ]).toEqual([[], []]);
    expect((await seen('mask-three@example.net', declined)).otherReviews).toEqual([]);
    expect((await seen('editor', first)).review).toMatchObject({ rate: 4, reviewRating: { rating: 4 }, ...CANARIES });
    const own = (await seen('mask-one@example.net', first)).review;
    for (const field of RATES) expect(own).not.toHaveProperty(field);
  });

  it('is sent to the authors with the decision, without names', async () => {
    const mail = await app.mailTo('author@example.org', 'DECISION');
    expect(mail.html).toContain('canary-general');
    expect(mail.html).toContain('Reviewer 1');
    expect(mail.html).not.toMatch(/canary-editor|Canaryone|Canarytwo|Rita/);
    const decisionMail = await app.mailTo('mask-one@example.net', 'DECISION_TO_REVIEWER');
    expect(decisionMail.html).toContain('Major revision');
    expect(decisionMail.html).not.toMatch(/Canarytwo|canary/);
  });
});
