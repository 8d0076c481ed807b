import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { ReviewerPanel } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

const OLD = 'earlier-address@example.net';
const WRITER = 'accepted-writer@example.net';
const OTHER = 'accepted-other@example.net';

describe('the accepted articles of a candidate', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(WRITER, 'reviewer', { firstName: 'Wilma', lastName: 'Zwart' });
    await app.addPerson(OTHER, 'reviewer', { firstName: 'Otto', lastName: 'Ander' });
  });
  afterAll(() => app.stop());

  const listed = async (story: OfficeStory, query = ''): Promise<ReviewerPanel['candidates']> => {
    const path = story.path(`reviewer/list${query}`);
    return ((await ok((await app.as('editor')).get(path))).body as ReviewerPanel).candidates;
  };
  const accepted = async (...authors: string[]): Promise<void> => {
    const story = await OfficeStory.inSelection(app, 'author', authors);
    const override = { status: 'ACCEPTED', reason: 'As agreed', mail: null };
    await ok((await app.as('editor')).post(story.path('editor/override'), override));
  };

  it('include those under an earlier address, each article once, also in the order by this number', async () => {
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query('UPDATE app.users SET addresses = addresses || $2::text[] WHERE email_key = $1', [WRITER, [OLD]]);
    await accepted(OLD);
    await accepted(OLD, WRITER);
    await accepted(OTHER);
    const story = await OfficeStory.inSelection(app);
    const numberOf = (candidates: ReviewerPanel['candidates']): Record<string, number> =>
      Object.fromEntries(candidates.map(({ lastName, acceptedArticles }) => [lastName, acceptedArticles]));
    expect(numberOf(await listed(story))).toMatchObject({ Zwart: 2, Ander: 1 });
    const sorted = await listed(story, '?sort=-acceptedArticles');
    expect(sorted.slice(0, 2).map(({ lastName }) => lastName)).toEqual(['Zwart', 'Ander']);
  });
});
