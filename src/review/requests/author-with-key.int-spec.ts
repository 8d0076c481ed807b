import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

const CO_AUTHOR = 'co-author-with-key@example.net';
const KEY = /accept\?key=([\w-]{43})"/;

describe('a reviewer with the key of a mail who then turns out to be an author', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app, 'author', [CO_AUTHOR]);
  });
  afterAll(() => app.stop());

  const invited = async (email: string): Promise<{ userId: string; requestId: string; key: string }> => {
    const userId = await app.addPerson(email, 'reviewer');
    const requestId = await story.invite(email);
    const key = KEY.exec((await app.mailTo(email, 'REVIEW_INVITATION')).html)?.[1] ?? '';
    return { userId, requestId, key };
  };
  const prove = (userId: string, address: string) =>
    app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.users SET addresses = addresses || $2::text WHERE id = $1', [userId, address]);
  const open = (requestId: string, key: string) =>
    app.visitor.get(story.path(`review-request/${requestId}`), {}, { 'X-Review-Key': key });
  const answer = (requestId: string, response: boolean, key: string) =>
    app.visitor.post(story.path(`review-response/${requestId}?response=${response}`), {}, { 'X-Review-Key': key });
  const statusOf = async (requestId: string) =>
    (await story.panel()).assigned[0]?.reviewers.find((one) => one.id === requestId)?.status;

  it('cannot accept, but decline', async () => {
    const { userId, requestId, key } = await invited('first-with-key@example.net');
    await prove(userId, CO_AUTHOR);
    const refused = await answer(requestId, true, key);
    expect([refused.status, refused.body.message]).toEqual([
      ...[403, 'This link is no longer valid. Please sign in to see your requests.'],
    ]);
    expect(await statusOf(requestId)).toBe('Mailed');
    await ok(open(requestId, key));
    await ok(answer(requestId, false, key));
    expect(await statusOf(requestId)).toBe('Declined');
    expect((await open(requestId, key)).body).toMatchObject({ status: 'Declined', abstractText: '', authors: [] });
  });

  it('sees nothing by the key of a request that was accepted before', async () => {
    const { userId, requestId, key } = await invited('second-with-key@example.net');
    await ok(answer(requestId, true, key));
    await ok(open(requestId, key));
    await prove(userId, CO_AUTHOR);
    expect((await open(requestId, key)).status).toBe(403);
  });
});
