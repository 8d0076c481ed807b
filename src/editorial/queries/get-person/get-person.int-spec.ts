import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { Page, PersonArticle, PersonPage, PersonPart } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

const REVIEWER = 'person-reviewer@example.net';
const WALLED = 'person-walled@example.net';

describe('the page of a person', () => {
  let app: TestApp;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rhea', lastName: 'Viewer', institute: 'Clinic of Tests' });
    await app.addPerson(WALLED, 'editor');
    story = await OfficeStory.inSelection(app, 'author', [WALLED]);
  });
  afterAll(() => app.stop());

  const idOf = async (email: string): Promise<string> => (await app.as(email)).userId;
  const page = async (email: string, who: string = 'editor'): Promise<PersonPage> =>
    (await ok((await app.as(who)).get(`/person/${await idOf(email)}`))).body as PersonPage;
  const list = async (
    email: string,
    part: PersonPart,
    who: string = 'editor',
    rest = '',
  ): Promise<Page<PersonArticle>> =>
    (await ok((await app.as(who)).get(`/person/${await idOf(email)}/articles?part=${part}${rest}`)))
      .body as Page<PersonArticle>;

  it('shows the person and counts nothing before they are asked', async () => {
    expect(await page(REVIEWER)).toMatchObject({
      ...{ lastName: 'Viewer', institute: 'Clinic of Tests', email: REVIEWER, group: 'reviewer', onlyHeld: false },
      counts: { written: 0, reviews: 0, held: 0 },
      numbers: { asked: 0, open: 0, answerRate: null, daysToAnswer: null, averageRating: null },
    });
    expect(await list(REVIEWER, 'reviews')).toEqual({ items: [], total: 0 });
  });

  it('shows a request from the mail to the rated review, except to the article’s own people', async () => {
    const before = [await page(REVIEWER, WALLED), await list(REVIEWER, 'reviews', WALLED)];
    const request = await story.invite(REVIEWER);
    app.clock.advance({ days: 2 });
    await story.answer(REVIEWER, request, true);
    expect((await page(REVIEWER)).numbers).toMatchObject({ asked: 1, open: 1, finished: 0, late: 0, answerRate: 1 });
    expect((await page(REVIEWER)).numbers.daysToAnswer).toBeCloseTo(2);
    const { items } = await list(REVIEWER, 'reviews');
    expect(items).toMatchObject([{ id: story.id, status: 'REVIEWER_SELECTION', review: { status: 'Accepted' } }]);
    await story.review(REVIEWER, request);
    await ok((await app.as('editor')).post(story.path(`editor/rate-review/${request}?rate=4`)));
    expect((await page(REVIEWER)).numbers).toMatchObject({ open: 0, finished: 1, averageRating: 4 });
    expect([await page(REVIEWER, WALLED), await list(REVIEWER, 'reviews', WALLED)]).toEqual(before);
  });

  it('lists what they wrote, in pages, without drafts and without what the viewer wrote too', async () => {
    const second = await OfficeStory.submitted(app);
    const ids = (await list('author', 'written')).items.map(({ id }) => id);
    expect([...ids].sort()).toEqual([story.id, second.id].sort());
    const pages = [
      await list('author', 'written', 'editor', '&size=1'),
      await list('author', 'written', 'editor', '&size=1&page=1'),
    ];
    expect(pages.map(({ total }) => total)).toEqual([2, 2]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(await list('author', 'written', 'editor', '&size=1&page=9')).toEqual({ items: [], total: 2 });
    expect((await list('author', 'written', WALLED)).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await page('author', WALLED)).counts.written).toBe(1);
  });

  it('shows an associate editor only articles that they hold', async () => {
    expect(await page(REVIEWER, 'associate editor')).toMatchObject({
      ...{ onlyHeld: true, counts: { reviews: 0 }, numbers: { asked: 0, finished: 0 } },
    });
    const held = await OfficeStory.inSelection(app);
    await held.assignAssociate();
    await held.invite(REVIEWER);
    expect((await list(REVIEWER, 'reviews', 'associate editor')).items.map(({ id }) => id)).toEqual([held.id]);
    expect((await page('associate editor')).counts.held).toBe(1);
    const [row] = (await list('associate editor', 'held')).items;
    expect(row).toMatchObject({ id: held.id, lateDays: null, review: null });
    expect(row?.dueDate).not.toBeNull();
    app.clock.advance({ days: 30 });
    await app.addPerson('person-late@example.net', 'editor');
    expect((await list('associate editor', 'held', 'person-late@example.net')).items[0]?.lateDays).toBe(16);
    expect((await page(REVIEWER, 'person-late@example.net')).numbers.late).toBe(1);
  });

  it('expects nothing of an associate editor after the decision', async () => {
    await app.addPerson('person-holder@example.net', 'associate editor');
    const held = await OfficeStory.inSelection(app);
    await held.assignAssociate('person-holder@example.net');
    expect((await list('person-holder@example.net', 'held')).items[0]?.dueDate).not.toBeNull();
    const override = async (status: string) =>
      ok((await held.as('editor')).post(held.path('editor/override'), { status, reason: 'As agreed', mail: null }));
    await override('MAJOR_REVISION');
    expect((await list('person-holder@example.net', 'held')).items).toMatchObject([{ dueDate: null, lateDays: null }]);
    expect((await page('person-holder@example.net')).counts.held).toBe(1);
    await override('REJECTED');
    expect(await list('person-holder@example.net', 'held')).toEqual({ items: [], total: 0 });
    expect((await page('person-holder@example.net')).counts.held).toBe(0);
  });

  it('is the page of the account into which one was merged', async () => {
    const closed = await app.addPerson('person-closed@example.net', 'reviewer');
    const sql = 'UPDATE app.users SET deleted = true, merged_into = $2 WHERE id = $1';
    await app.nest.get<Pool>(PG_POOL).query(sql, [closed, await idOf(REVIEWER)]);
    const editor = await app.as('editor');
    const { body } = await ok(editor.get(`/person/${closed}`));
    expect(body).toMatchObject({ id: await idOf(REVIEWER), lastName: 'Viewer', counts: { reviews: 2 } });
    expect((await ok(editor.get(`/person/${closed}/articles?part=reviews`))).body).toMatchObject({ total: 2 });
  });

  it('refuses authors and reviewers, and returns nothing for an unknown id', async () => {
    await app.addPerson('person-last@example.net', 'editor');
    const id = await idOf('person-last@example.net');
    for (const group of ['author', 'reviewer', 'guest'] as const)
      expect((await (await app.signInAs(group)).get(`/person/${id}`)).status).toBe(403);
    const editor = await app.as('person-last@example.net');
    expect((await editor.get('/person/11111111-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await editor.get('/person/nobody/articles')).status).toBe(404);
    expect((await editor.get(`/person/${id}/articles?part=secrets`)).status).toBe(400);
  });
});
