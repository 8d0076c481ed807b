import { startTestApp, type TestApp } from '../../support/app/app';
import type { Answer } from '../../support/app/http-client';
import { OfficeStory } from '../../support/stories/office-story';
import type { RouteRow } from './routes/route-row';
import { ROUTES } from './routes/routes.table';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const VICTIM = 'victim@example.net';
/** The two routes that accept a key, with another person's request or on another article. */
const KEYED = [
  'GET /article/:id/review-request/:articleReviewerId',
  'POST /article/:id/review-response/:articleReviewerId',
];
const names = [...new Set(ROUTES.map(({ route }) => route))].sort();

jest.setTimeout(300_000);

/** Lifecycle, section 3, 'Links in mails': the key is bound to one assignment. */
describe('a stolen key of a request to a reviewer', () => {
  let app: TestApp;
  let story: OfficeStory;
  let other: OfficeStory;
  let key: string;
  let own: string;
  let fellow: string;
  let elsewhere: string;

  beforeAll(async () => {
    app = await startTestApp();
    for (const email of [VICTIM, 'fellow@example.net']) await app.addPerson(email, 'reviewer');
    story = await OfficeStory.inSelection(app);
    other = await OfficeStory.inSelection(app);
    elsewhere = await other.invite(VICTIM);
    fellow = await story.invite('fellow@example.net');
    own = await story.invite(VICTIM);
    key = /accept\?key=([\w-]{43})"/.exec((await app.mailTo(VICTIM, 'REVIEW_INVITATION')).html)?.[1] ?? '';
    expect(key).not.toBe('');
  });
  afterAll(() => app.stop());

  /** A call of a row on the article and request whose key was stolen. */
  const call = (row: RouteRow, requestId: string, headers: Record<string, string>): PromiseLike<Answer> => {
    const [method = 'GET', template = ''] = row.route.split(' ');
    const filled = (text: string): string =>
      text.replace(/:(\w+)/g, (_all, name: string) => {
        if (name === 'id') return row.bonds ? story.id : UNKNOWN;
        return name === 'reviewId' || name === 'articleReviewerId' ? requestId : UNKNOWN;
      });
    const path = filled(template + row.query);
    return method === 'GET' ? app.visitor.get(path, {}, headers) : app.visitor.post(path, row.body, headers);
  };

  it.each(names)('opens nothing at %s', async (route) => {
    for (const row of ROUTES.filter((one) => one.route === route)) {
      const requestId = KEYED.includes(route) ? fellow : own;
      const without = await call(row, requestId, {});
      const withKey = await call(row, requestId, { 'X-Review-Key': key });
      if (KEYED.includes(route)) expect([without.status, withKey.status]).toEqual([401, 403]);
      else expect([route, withKey.status]).toEqual([route, row.groups === 'public' ? without.status : 401]);
    }
  });

  it('opens no other request of the same reviewer, and sets no password', async () => {
    const headers = { 'X-Review-Key': key };
    const { userId } = await app.as(VICTIM);
    for (const [articleId, requestId] of [
      [other.id, elsewhere],
      [other.id, own],
      [story.id, elsewhere],
    ]) {
      expect((await app.visitor.get(`/article/${articleId}/review-request/${requestId}`, {}, headers)).status).toBe(
        403,
      );
      const path = `/article/${articleId}/review-response/${requestId}?response=true`;
      expect((await app.visitor.post(path, {}, headers)).status).toBe(403);
    }
    const password = { password: 'four brave otters sail', passwordRepeat: 'four brave otters sail' };
    expect((await app.visitor.post('/set-password', { user: userId, key, ...password }, headers)).status).toBe(422);
    expect((await app.visitor.post('/authenticate', { email: VICTIM, password: key }, headers)).status).not.toBe(200);
  });

  it('gets the same answer for a wrong key, for a missing article, and for malformed ids', async () => {
    const headers = { 'X-Review-Key': 'x'.repeat(43) };
    const paths = [
      `/article/${story.id}/review-request/${own}`,
      `/article/${UNKNOWN}/review-request/${own}`,
      `/article/${story.id}/review-request/${UNKNOWN}`,
      `/article/no-id/review-request/none`,
      `/article/%F0%9F%98%80/review-request/'%20OR%201=1`,
    ];
    const answers = await Promise.all(paths.map((path) => app.visitor.get(path, {}, headers)));
    for (const { status, body } of answers) expect([status, body]).toEqual([403, answers[0]?.body]);
    for (const spoilt of ['', ' ', '%00', '"', 'x'.repeat(4000)])
      expect((await app.visitor.get(paths[0] ?? '', {}, { 'X-Review-Key': spoilt })).status).toBe(403);
  });

  it('opens its own request, after all that', async () => {
    const shown = await app.visitor.get(`/article/${story.id}/review-request/${own}`, {}, { 'X-Review-Key': key });
    expect([shown.status, shown.body.status, shown.body.isYours]).toEqual([200, 'Mailed', false]);
  });
});
