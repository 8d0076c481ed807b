import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { draftToFind } from '../../../../test/support/stories/drafts-to-find';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import {
  type FoundArticle,
  type HeldArticle,
  NO_HOLDER,
  type Page,
  type TodoLists,
  type TodoRow,
  type WorkMarks,
} from '../../../contracts';

describe('all manuscripts', () => {
  let app: TestApp;
  let held: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Free' });
    held = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Held' });
    await held.assignAssociate();
    await draftToFind(app, { number: '2020-7', articleTitle: 'Draft', authors: ['Zora Aab'] });
  });
  afterAll(() => app.stop());

  const list = async (query: Record<string, string | number>): Promise<FoundArticle[]> => {
    const { body } = await ok((await app.as('editor')).get('/article/all', { size: 100, ...query }));
    const { items, total } = body as Page<FoundArticle>;
    expect(total).toBe(items.length);
    return items;
  };
  const titles = async (query: Record<string, string | number>): Promise<string[]> =>
    (await list(query)).map(({ articleTitle }) => articleTitle);

  it('name the associate editor who holds them now', async () => {
    const { userId } = await app.as('associate editor');
    expect((await list({ holderId: userId })).map(({ id, associateEditor }) => [id, associateEditor?.id])).toEqual([
      [held.id, userId],
    ]);
    expect((await titles({ holderId: NO_HOLDER })).sort()).toEqual(['Draft', 'Free']);
  });

  it('are filtered by several statuses and by type', async () => {
    expect(await titles({ statusList: 'DRAFT,REVIEWER_SELECTION', sort: 'articleTitle' })).toEqual(['Draft', 'Free']);
    expect(await titles({ statusList: 'ACCEPTED' })).toEqual([]);
    const [{ type } = { type: null }] = await list({ q: 'free' });
    expect(await titles({ typeId: type?.id ?? 0, q: 'free' })).toEqual(['Free']);
    const answer = await (await app.as('editor')).get('/article/all', { statusList: 'NO_SUCH' });
    expect(answer.status).toBe(400);
  });

  it('are sorted by associate editor, and by first author', async () => {
    expect((await titles({ sort: 'associateEditor' }))[0]).toBe('Held');
    expect((await titles({ sort: '-associateEditor' }))[0]).toBe('Held');
    expect((await titles({ sort: 'authors' }))[0]).toBe('Draft');
    expect((await titles({ sort: 'authors,desc' })).at(-1)).toBe('Draft');
  });

  it('are late when a date has passed, or when nothing happened for 14 days', async () => {
    expect(await titles({ late: 'true' })).toEqual([]);
    expect(await titles({ late: 'false' })).toHaveLength(3);
    app.clock.advance({ days: 30 });
    expect(await titles({ late: 'true', sort: 'articleTitle' })).toEqual(['Free', 'Held']);
  });

  it('have the reviewers and the lateness of the to-do list', async () => {
    const late = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Marked' });
    await late.invite('reviewer');
    const marks = ({ id, reviewers, lateDays }: WorkMarks & { id: string }): unknown => [id, reviewers, lateDays];
    app.clock.advance({ days: 9 });
    const lists = (await ok((await app.as('editor')).get('/article/editor/article-list'))).body as TodoLists;
    const todo = Object.values(lists).flat() as TodoRow[];
    const listed = await list({});
    for (const row of listed) {
      const same = todo.find(({ id }) => id === row.id);
      expect(marks(row)).toEqual(same ? marks(same) : [row.id, [], null]);
    }
    expect(listed.find(({ id }) => id === late.id)).toMatchObject({
      reviewers: [{ status: 'Mailed', overdueDays: 2 }],
      lateDays: 2,
    });
    const mine = (await ok((await app.as('associate editor')).get('/article/associate/my-articles'))).body;
    const ofHeld = todo.find(({ id }) => id === held.id);
    expect((mine as HeldArticle[]).map(marks)).toEqual(ofHeld ? [marks(ofHeld)] : []);
    const { body } = await ok((await app.as('editor')).post('/article/search', { asOf: '2020-01-01', q: 'marked' }));
    expect((body as Page<FoundArticle>).items.filter((row) => row.lateDays !== null)).toEqual([]);
    await late.decide('REJECTED');
    expect((await list({ q: 'marked' })).map(marks)).toEqual([[late.id, [], null]]);
  });
});
