import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { PG_POOL } from '../../../platform/postgres';

const CO_AUTHOR = 'co-author-since@example.net';
const TEXT = { subject: 'A request', text: '<p>Dear colleague</p>' };

describe('a reviewer who was chosen, and barred before the invitation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const block = async (emailAddress: string) => {
    const entry = { firstName: 'Test', lastName: 'Barred', emailAddress, shortReason: 'Invented reviews.' };
    await ok((await app.as('webmaster')).post('/article/blacklist-author/save', entry));
  };
  const post = async (story: OfficeStory, path: string, body: object = TEXT) =>
    (await app.as('editor')).post(story.path(path), body);
  const invitations = async (email: string): Promise<number> =>
    (await app.mails(email)).filter(({ kind }) => kind === 'REVIEW_INVITATION').length;

  it('gets no mail once they are on the blacklist, alone or with others', async () => {
    const [email, other] = ['listed-since@example.net', 'other-since@example.net'];
    for (const one of [email, other]) await app.addPerson(one, 'reviewer');
    const story = await OfficeStory.inSelection(app);
    const [requestId] = [await story.select(email), await story.select(other)];
    await block(email);
    for (const path of [`review/${requestId}/send-mail`, 'review/send-mail-to-all']) {
      const refused = await post(story, path);
      expect([refused.status, refused.body.message]).toEqual([
        ...[422, 'This person is on the blacklist and cannot be chosen.'],
      ]);
      const field = path.endsWith('to-all') ? (requestId ?? '') : 'reviewerId';
      expect(refused.body.details).toEqual({ [field]: refused.body.message });
    }
    expect([await invitations(email), await invitations(other)]).toEqual([0, 0]);
    const reviewerId = (await app.as(email)).userId;
    await ok(post(story, `reviewer/delete?reviewerId=${reviewerId}`, {}));
    // The recipients are known, so that an empty list of them is accepted here and nowhere else.
    const alone = await post(story, `review/${requestId}/send-mail`, { ...TEXT, to: [] });
    expect([alone.status, Object.keys(alone.body.details)]).toEqual([400, ['to']]);
    await ok(post(story, 'review/send-mail-to-all', { ...TEXT, to: [] }));
    expect([await invitations(email), await invitations(other)]).toEqual([0, 1]);
  });

  it('gets neither an invitation nor a reminder once they have proved an address of an author', async () => {
    const email = 'author-since@example.net';
    const userId = await app.addPerson(email, 'reviewer');
    const story = await OfficeStory.inSelection(app, 'author', [CO_AUTHOR]);
    const requestId = await story.invite(email);
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.users SET addresses = addresses || $2::text WHERE id = $1', [userId, CO_AUTHOR]);
    const refused = await post(story, `review/${requestId}/send-mail`, { ...TEXT, reminder: true });
    expect([refused.status, refused.body.message]).toEqual([
      ...[422, 'This person is an author of the article and cannot review it.'],
    ]);
    expect(await invitations(email)).toBe(1);
  });
});
