import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { PG_POOL } from '../../../platform/postgres';

const RITA = 'rita@example.net';
const OTTO = 'otto@example.net';

describe('what the reviewer panel offers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const email of [RITA, OTTO]) await app.addPerson(email, 'reviewer', { firstName: email.slice(0, 4) });
  });
  afterAll(() => app.stop());

  it('counts the reviewers of the previous revision who can be chosen again', async () => {
    const story = await OfficeStory.inSelection(app);
    for (const email of [RITA, OTTO]) await story.reviewed(email);
    expect((await story.panel()).sameAgain).toBe(0);
    await story.decide('MAJOR_REVISION');
    await story.revise();
    await story.passCheck();
    expect((await story.panel()).sameAgain).toBe(2);
    await story.select(RITA);
    expect((await story.panel()).sameAgain).toBe(1);
    await ok((await app.as('editor')).post(story.path('assign-same-reviewers')));
    expect((await story.panel()).sameAgain).toBe(0);
  });

  it('shows which of the suggested people have an account, and who cannot be chosen', async () => {
    const entry = { firstName: 'Bea', lastName: 'Barred', emailAddress: 'bea@example.net', shortReason: 'Made it up' };
    await ok((await app.as('assistant')).post('/article/blacklist-author/save', entry));
    const story = await OfficeStory.inSelection(app, 'author', ['co-author@example.net'], {}, [
      { fullName: 'Rita Review', email: 'Rita@Example.net' },
      { fullName: 'Sue Guest', email: 'sue@example.net' },
      { fullName: 'Bea Barred', email: 'bea@example.net' },
      { fullName: 'Cora Author', email: 'co-author@example.net' },
    ]);
    expect((await story.panel()).suggested.map(({ accountId, barred }) => [accountId !== null, barred])).toEqual([
      [true, null],
      [false, null],
      [false, 'BLACKLISTED'],
      [false, 'AUTHOR'],
    ]);
    await story.select(RITA);
    expect((await story.panel()).suggested[0]?.barred).toBe('ASSIGNED');
  });

  it('knows a suggested person by a former address', async () => {
    const former = 'former-rita@example.net';
    const sql = 'UPDATE app.users SET addresses = addresses || $2::text WHERE email = $1 RETURNING id';
    const { rows } = await app.nest.get<Pool>(PG_POOL).query<{ id: string }>(sql, [RITA, former]);
    const wish = { fullName: 'Rita Review', email: 'Former-Rita@Example.net' };
    const story = await OfficeStory.inSelection(app, 'author', [], {}, [wish]);
    expect((await story.panel()).suggested).toMatchObject([{ accountId: rows[0]?.id, barred: null }]);
    const found = await ok((await app.as('editor')).get(story.path('reviewer/list'), { q: former }));
    expect(JSON.stringify(found.body)).toContain(rows[0]?.id);
  });

  it('lets a suggested person be added and chosen in one step', async () => {
    const story = await OfficeStory.inSelection(app, 'author', [], {}, [{ fullName: 'New Face', email: 'new@x.test' }]);
    const editor = await app.as('editor');
    const person = { firstName: 'New', lastName: 'Face', email: 'new@x.test' };
    const { body } = await ok(editor.post('/user/saveReviewer', person));
    await ok(editor.post(story.path(`reviewer?reviewerId=${body.id}`)));
    expect((await story.panel()).suggested).toMatchObject([{ accountId: body.id, barred: 'ASSIGNED' }]);
  });
});
