import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { draftToFind } from '../../../test/support/stories/drafts-to-find';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleCard, FoundArticles, Page, QuickHit, SavedSearch } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const ids = ({ body }: { body: unknown }): string[] => (body as Page<ArticleCard>).items.map(({ id }) => id);

/** A member of the office, and an author of the first article. */
const CO_AUTHOR = 'second.assistant@example.org';

describe('who finds what', () => {
  let app: TestApp;
  let open: OfficeStory;
  let held: OfficeStory;
  let editors: string;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('reviewer1@example.org', 'reviewer');
    await app.addPerson(CO_AUTHOR, 'assistant');
    open = await OfficeStory.inSelection(app, 'author', [CO_AUTHOR], { articleTitle: 'Quorum of bees' });
    held = await OfficeStory.inSelection(app, 'author', [], { articleTitle: 'Quorum of ants' });
    await held.assignAssociate();
    editors = await draftToFind(app, { number: '2026-7', articleTitle: 'Quorum of editors' }, 'editor');
  });
  afterAll(() => app.stop());

  const found = async (who: string, filters: object = { q: 'quorum' }): Promise<FoundArticles> =>
    (await ok((await app.as(who)).post('/article/search', filters))).body as FoundArticles;
  const quick = async (who: string, q = 'quorum'): Promise<QuickHit[]> =>
    ((await ok((await app.as(who)).get('/article/quick-search', { q }))).body as { items: QuickHit[] }).items;

  it('is everything for the office, except what the conflict wall hides, in rows and in totals', async () => {
    const all = await found('webmaster');
    expect([all.total, all.items.length]).toEqual([3, 3]);
    const editor = await found('editor');
    expect([editor.total, ids({ body: editor })]).toEqual([2, [open.id, held.id].sort(byNumber)]);
    const assistant = await found(CO_AUTHOR);
    expect([assistant.total, ids({ body: assistant }).includes(open.id)]).toEqual([2, false]);
    const list = (await (await app.as(CO_AUTHOR)).get('/article/all', { size: 100 })).body as Page<ArticleCard>;
    expect([list.total, list.items.length]).toEqual([2, 2]);
    const uploaders = (await (await app.as('editor')).get('/article/upload-user-list')).body as { id: string }[];
    expect(uploaders.map(({ id }) => id)).not.toContain((await app.as('editor')).userId);
    expect((await (await app.as('editor')).post('/article/search.csv', { q: 'quorum' })).text).not.toContain('editors');
  });
  const numberOf = (id: string): number => Number((id === open.id ? open : held).number.split('-')[1]);
  const byNumber = (one: string, other: string): number => numberOf(other) - numberOf(one);

  it('is what they hold for associate editors, as long as they hold it', async () => {
    expect(ids({ body: await found('associate editor') })).toEqual([held.id]);
    const mine = { associateEditorId: (await app.as('associate editor')).userId };
    expect(ids({ body: await found('editor', mine) })).toEqual([held.id]);
    await ok((await app.as('associate editor')).post(held.path('return-to-assistant')));
    expect((await found('associate editor')).total).toBe(0);
    expect(await quick('associate editor')).toEqual([]);
    // The office finds it by a former associate editor, as statistics do.
    expect(ids({ body: await found('editor', mine) })).toEqual([held.id]);
    expect((await (await app.as('associate editor')).get('/article/all')).status).toBe(403);
  });

  it('shows the status and the viewer’s actions, as in every list of the office', async () => {
    const [card] = (await found('editor', { q: 'bees' })).items;
    expect(card).toMatchObject({ status: 'REVIEWER_SELECTION', articleTitle: 'Quorum of bees' });
    expect(card?.actions).toContain('decide');
    expect(ids({ body: await found('editor', { statusList: ['REVIEWER_SELECTION'] }) })).toEqual([open.id]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect((await found('editor', { dateFrom: today, dateTo: today })).total).toBe(2);
    expect((await found('editor', { dateTo: '2020-01-01' })).total).toBe(0);
  });

  it('is, in the quick search, only their own and masked for authors', async () => {
    const own = await quick('author');
    expect(own.map(({ articleTitle, relation }) => [articleTitle, relation]).sort()).toEqual([
      ['Quorum of ants', 'own'],
      ['Quorum of bees', 'own'],
    ]);
    expect(own.map(({ status }) => status).sort()).toEqual(['REVIEWER_SELECTION', 'UNDER_REVIEW']);
    expect(await quick('guest')).toEqual([]);
    expect((await quick('editor')).find(({ id }) => id === editors)).toMatchObject({
      relation: 'own',
      status: 'DRAFT',
    });
    expect((await quick(CO_AUTHOR)).map(({ id }) => id)).not.toContain(open.id);
    expect(await quick('associate editor')).toEqual([]);
    await held.assignAssociate();
    expect(await quick('associate editor')).toMatchObject([{ id: held.id, relation: 'office' }]);
    expect(await quick('editor', '  ')).toEqual([]);
    expect((await quick('webmaster', open.number))[0]).toMatchObject({ id: open.id, authors: 'Ada Writer et al.' });
    expect(await quick('webmaster', 'ada wri')).toHaveLength(2);
  });

  it('is the same by the id of an account that was merged since, as saved searches and shared links keep it', async () => {
    const merged = async (name: string, intoId: string): Promise<string> => {
      const id = await app.addPerson(`${name}@example.org`, 'associate editor');
      const sql = 'UPDATE app.users SET deleted = true, merged_into = $2 WHERE id = $1';
      await app.nest.get<Pool>(PG_POOL).query(sql, [id, intoId]);
      return id;
    };
    const author = await merged('second', await merged('first', (await app.as('author')).userId));
    const associate = await merged('third', (await app.as('associate editor')).userId);
    const both = [open.id, held.id].sort(byNumber);
    expect(ids({ body: await found('webmaster', { uploadUserId: author }) })).toEqual(both);
    expect(ids({ body: await found('webmaster', { uploadUserId: author.toUpperCase() }) })).toEqual(both);
    expect(ids({ body: await found('webmaster', { associateEditorId: associate }) })).toEqual([held.id]);
    expect(ids({ body: await found('webmaster', { holderId: associate, q: 'quorum' }) })).toEqual([held.id]);
    const file = await (await app.as('webmaster')).post('/article/search.csv', { uploadUserId: author });
    expect([open, held].filter(({ number }) => file.text.includes(number))).toHaveLength(2);
    expect((await found('webmaster', { holderId: 'none', uploadUserId: author })).total).toBe(1);
    expect((await found('webmaster', { uploadUserId: 'not-an-id' })).total).toBe(0);
  });

  it('is, for reviewers, what they were invited to, once they were mailed', async () => {
    const request = await open.select('reviewer1@example.org');
    expect(await quick('reviewer1@example.org')).toEqual([]);
    await open.mail(request);
    expect(await quick('reviewer1@example.org')).toEqual([
      expect.objectContaining({ id: open.id, relation: 'reviewer', status: null }),
    ]);
  });

  it('are private searches, saved under names that each person chooses', async () => {
    const editor = await app.as('editor');
    const filters = { q: 'quorum', active: 'active' };
    const saved = (await ok(editor.post('/article/saved-searches', { name: ' Bees ', filters, sort: '-status' })))
      .body as SavedSearch;
    expect(saved).toEqual({ id: saved.id, name: 'Bees', filters, sort: '-status' });
    expect((await editor.post('/article/saved-searches', { name: 'BEES', filters })).status).toBe(409);
    expect((await editor.post('/article/saved-searches', { name: 'Other', filters: {} })).status).toBe(400);
    expect((await editor.post('/article/saved-searches', { name: ' ', filters })).status).toBe(400);
    expect((await editor.post('/article/saved-searches', { name: 'O', filters: { typeId: 99 } })).status).toBe(400);
    const other = await app.as('assistant');
    expect((await other.get('/article/saved-searches')).body).toEqual([]);
    for (const call of [`/article/saved-searches/${saved.id}`, `/article/saved-searches/${saved.id}/delete`])
      expect((await other.post(call, { name: 'Mine now' })).status).toBe(404);
    const renamed = await ok(editor.post(`/article/saved-searches/${saved.id}`, { name: 'Ants' }));
    expect(renamed.body.name).toBe('Ants');
    await ok(editor.post('/article/saved-searches', { name: 'Bees', filters }));
    expect((await editor.post(`/article/saved-searches/${saved.id}`, { name: 'bees' })).status).toBe(409);
    expect((await editor.get('/article/saved-searches')).body.map(({ name }: SavedSearch) => name)).toEqual([
      'Ants',
      'Bees',
    ]);
    await ok(editor.post(`/article/saved-searches/${saved.id}/delete`));
    expect((await editor.post(`/article/saved-searches/${saved.id}/delete`)).status).toBe(404);
    expect((await editor.post('/article/saved-searches/nonsense/delete')).status).toBe(404);
  });

  it('are at most fifty, also with simultaneous requests', async () => {
    const assistant = await app.as('assistant');
    const names = Array.from({ length: 54 }, (_none, index) => `Search ${index}`);
    const answers = await Promise.all(
      names.map((name) => assistant.post('/article/saved-searches', { name, filters: { q: name } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  it('is exported as CSV with every row, marked as UTF-8, with no formula that a spreadsheet would run', async () => {
    await draftToFind(app, { number: '2026-8', articleTitle: '=cmd|calc, "Quörum"', authors: ['@Sum Żółć'] }, 'author');
    const answer = await (await app.as('webmaster')).post('/article/search.csv', { q: 'quorum' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const [header = '', ...lines] = answer.text.trimEnd().split('\r\n');
    expect(header.startsWith('\ufeffArticle number,')).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.startsWith('2026-8,'))).toContain(`"'=cmd|calc, ""Quörum""",,Draft,'@Sum Żółć`);
    expect((await (await app.as('editor')).post('/article/search.csv', {})).status).toBe(400);
  });

  it('is exported with the words of the language of the person who requests it', async () => {
    await draftToFind(app, { number: '2026-9', articleTitle: 'In twee talen', typeId: 2 }, 'author');
    const dutch = { 'Accept-Language': 'nl' };
    const answer = await (await app.as('webmaster')).post('/article/search.csv', { q: 'talen' }, dutch);
    const [header, line] = answer.text.split('\r\n');
    expect(header).toBe(
      '\ufeffArtikelnummer,Revisie,Titel,Type,Status,Auteurs,Trefwoorden,Geüpload door,Associate editor,Ingediend,Laatste wijziging,Geaccepteerd',
    );
    expect(line).toContain(',In twee talen,Oorspronkelijke bijdrage,Concept,');
  });
});
