import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory } from '../../../test/support/stories/office-story';
import type { ArticleView, ReviewerPanel, TodoLists, TodoRow } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const REVIEWER = 'row.reviewer@example.net';

describe('the rows of the to-do lists', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
  });
  afterAll(() => app?.stop());

  const rowOf = async ({ id }: OfficeStory): Promise<TodoRow | undefined> => {
    const { body } = await (await app.as('editor')).get('/article/editor/article-list');
    return Object.values(body as TodoLists)
      .flat()
      .find((row) => row.id === id);
  };

  const pageOf = async ({ id }: OfficeStory): Promise<ArticleView> =>
    (await (await app.as('editor')).get(`/article/${id}`)).body as ArticleView;

  it('count the same days as the page of the article and the list of its reviewers', async () => {
    const story = await OfficeStory.inSelection(app);
    app.clock.advance({ days: 15 });
    expect(await rowOf(story)).toMatchObject({ lateDays: 1 });
    expect((await pageOf(story)).waiting).toMatchObject({ waitsFor: 'office', lateDays: 1 });
    await story.invite(REVIEWER);
    app.clock.advance({ days: 9 });
    expect(await rowOf(story)).toMatchObject({ lateDays: 2, reviewers: [{ overdueDays: 2 }] });
    const { waiting, articleReviewer } = await pageOf(story);
    expect(waiting).toMatchObject({ waitsFor: 'reviewer', lateDays: 2 });
    expect(articleReviewer).toMatchObject([{ overdueDays: 2 }]);
    const { body } = await (await app.as('editor')).get(`/article/${story.id}/reviewer/list`);
    expect((body as ReviewerPanel).assigned).toMatchObject([{ reviewers: [{ overdueDays: 2 }] }]);
  });

  it('name each reviewer, with the days that each is late', async () => {
    const story = await OfficeStory.inSelection(app);
    const requestId = await story.invite(REVIEWER);
    const reviewer = { requestId, name: 'Rosalind Franklin', status: 'Mailed' };
    expect(await rowOf(story)).toMatchObject({ reviewers: [{ ...reviewer, overdueDays: null }], lateDays: null });
    app.clock.advance({ days: 10 });
    expect(await rowOf(story)).toMatchObject({ reviewers: [{ ...reviewer, overdueDays: 3 }], lateDays: 3 });
  });

  it('count an article as late when it has no date and nothing happened for 14 days', async () => {
    const story = await OfficeStory.inSelection(app);
    app.clock.advance({ days: 14 });
    expect(await rowOf(story)).toMatchObject({ reviewers: [], lateDays: null });
    app.clock.advance({ days: 2 });
    expect(await rowOf(story)).toMatchObject({ lateDays: 2 });
  });

  it('have the former ids of an associate editor whose accounts were merged, which saved views may contain', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate();
    const { userId } = await app.as('associate editor');
    expect((await rowOf(story))?.associateEditor).not.toHaveProperty('formerIds');
    const closed = '11111111-1111-4111-8111-111111111111';
    const sql = 'UPDATE app.users SET former_ids = $2 WHERE id = $1';
    await app.nest.get<Pool>(PG_POOL).query(sql, [userId, [closed]]);
    expect(await rowOf(story)).toMatchObject({ associateEditor: { id: userId, formerIds: [closed] } });
  });
});
