import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { OfficeStory } from '../../support/stories/office-story';

const REVIEWER = 'quick@example.net';
/** The same values as `step`, `list-step` and `archive` in src/platform/http/limits/rate-limits.ts. */
const STEPS = 60;
const LIST_STEPS = 600;
const ARCHIVES = 30;

/** ASVS 11.1.2 and 11.1.4: the steps of a manuscript come at the pace of people. A refused body counts as a try too. */
describe('the steps of a manuscript', () => {
  let app: TestApp;
  let story: OfficeStory;
  let reviewId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    await app.addPerson(REVIEWER, 'reviewer');
    story = await OfficeStory.inSelection(app);
    reviewId = await story.invite(REVIEWER);
    await story.answer(REVIEWER, reviewId, true);
  });
  afterAll(() => app?.stop());

  const wrong = { no: 'such field' };
  const post = (path: string) => (client: HttpClient) => client.post(path, wrong);

  /** The statuses of one try more than allowed, and of one after it. */
  async function statuses(client: HttpClient, call: (client: HttpClient) => Promise<{ status: number }>, most: number) {
    const found: number[] = [];
    for (let n = 0; n < most + 2; n += 1) found.push((await call(client)).status);
    return [found.slice(0, most).filter((status) => status === 429).length, ...found.slice(most)];
  }

  it.each([
    ['the check', 'editor', () => `/article/${story.id}/assistant/decide`],
    ['a decision', 'editor', () => `/article/${story.id}/editor/decision`],
    ['a decision that is held', 'editor', () => `/article/${story.id}/editor/decision/hold`],
    ['an override', 'editor', () => `/article/${story.id}/editor/override`],
    ['the choice of a reviewer', 'assistant', () => `/article/${story.id}/reviewer`],
    ['the alternates', 'editor', () => `/article/${story.id}/alternates`],
    ['a mail to all reviewers', 'editor', () => `/article/${story.id}/review/send-mail-to-all`],
    ['a review', REVIEWER, () => `/article/${story.id}/submit-review/${reviewId}`],
    ['a withdrawal', 'author', () => `/article/${story.id}/withdraw`],
    ['a submission', 'author', () => `/article/${story.id}/submit-revision`],
    ['a correction', 'author', () => `/article/${story.id}/submit-correction`],
  ])('end at %s faster than a person works', async (_what, who, path) => {
    expect(await statuses(await app.as(who), post(path()), STEPS)).toEqual([0, 429, 429]);
  });

  it.each([
    ['choices of an associate editor', 'editor', () => `/article/${story.id}/editor/assign-associate`],
    ['mails to a reviewer', 'assistant', () => `/article/${story.id}/review/${reviewId}/send-mail`],
  ])('end at more %s than a list of articles needs', async (_what, who, path) => {
    expect(await statuses(await app.as(who), post(path()), LIST_STEPS)).toEqual([0, 429, 429]);
  });

  it('leave a person at another step, and another person at the same, alone', async () => {
    const others = await Promise.all([
      (await app.as('editor')).post(`/article/${story.id}/assistant/new-note`, { note: '<p>Still here.</p>' }),
      (await app.as('assistant')).post(`/article/${story.id}/editor/override`, wrong),
    ]);
    expect(others.map(({ status }) => status)).not.toContain(429);
  });

  it('end at files in bulk', async () => {
    const download = (client: HttpClient) => client.get(`/article/${story.id}/files.zip?revision=x`);
    expect(await statuses(await app.as('editor'), download, ARCHIVES)).toEqual([0, 429, 429]);
  });
});
