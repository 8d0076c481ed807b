import type { HttpClient } from '../../../../test/support/app/http-client';
import { SubmissionApp } from '../../../../test/support/app/submission-app';
import { AuthorSteps, body } from '../../../../test/support/stories/submission-steps';

const olu = { fullName: 'Olu Adeyemi', email: 'olu@exmaple.org' };
const ben = { fullName: 'Ben Other', email: 'ben@example.org' };

describe('suggested reviewers of a draft', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let id: string;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ({ id } = await new AuthorSteps(author).completeDraft());
    for (const one of [olu, ben]) body(await author.post(`/article/${id}/suggest-new-reviewer`, one));
  });

  const change = (suggestions: unknown, headers = {}) =>
    author.post(`/article/${id}/change-suggestions`, suggestions as object, headers);

  it('are corrected and removed', async () => {
    const corrected = { ...olu, email: 'olu@example.org' };
    expect(body(await change([corrected, ben])).suggestedReviewers).toEqual([corrected, ben]);
    expect(body(await change([ben])).suggestedReviewers).toEqual([ben]);
    expect(body(await change([])).suggestedReviewers).toEqual([]);
    expect(body(await author.get(`/article/${id}`)).suggestedReviewers).toEqual([]);
  });

  it('have one address each', async () => {
    const refused = await change([olu, { ...ben, email: olu.email.toUpperCase() }]);
    expect([refused.status, refused.body.details]).toEqual([422, { email: 'Suggested already.' }]);
  });

  it('have a name and a valid address', async () => {
    const refused = await change([olu, { fullName: ' ', email: 'nonsense' }]);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['1.fullName', '1.email']]);
  });

  it('are not changed by a window that shows an older version', async () => {
    expect((await change([ben], { 'If-Match': '"1"' })).status).toBe(409);
    expect(body(await author.get(`/article/${id}`)).suggestedReviewers).toEqual([olu, ben]);
  });

  it('cannot be changed once the article is submitted', async () => {
    const steps = new AuthorSteps(author);
    await steps.overview(id);
    await steps.submit(id);
    expect((await change([ben])).status).toBe(409);
  });
});
