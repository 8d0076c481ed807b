import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import { CommandedArticle, personOf } from '../../test/support/article/commanded-article';
import { ok } from '../../test/support/stories/office-story';
import { allTickets, openTicket } from '../../test/support/stories/ticket-steps';
import type { MenuCounts, News } from '../contracts';
import { newId } from '../platform/clock';
import { PG_POOL } from '../platform/postgres';

const ORCID = '0000-0002-1825-0097';
const UPLOADER = 'uploader@hidden.example';
const BY_ADDRESS = 'by-address@hidden.example';
const BY_ORCID = 'by-orcid@hidden.example';
const DRAFTER = 'drafter@hidden.example';
const OTHER = 'other@hidden.example';
const EDITOR = 'editor@example.org';
const ASSOCIATE = 'associate@hidden.example';

describe('tickets of authors whom editors must not know', () => {
  let app: TestApp;
  let pool: Pool;
  const tickets = new Map<string, string>();
  const setModes = async (reviewModes: string): Promise<unknown> =>
    ok((await app.as('webmaster')).post('/settings', { reviewModes }));
  const draftOf = async (email: string, coAuthors: { id: string; email: string; orcid?: string }[] = []) =>
    CommandedArticle.draft(app.nest, {
      ...{ uploader: personOf(await app.as(email)), editor: personOf(await app.as('editor')), coAuthors },
    });

  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    for (const email of [UPLOADER, BY_ADDRESS, BY_ORCID, DRAFTER, OTHER]) await app.addPerson(email, 'author');
    await app.addPerson(ASSOCIATE, 'associate editor');
    await pool.query('UPDATE app.users SET authenticated_orcid = $2 WHERE email = $1', [BY_ORCID, ORCID]);
    await setModes('2:TRIPLE_ANONYMOUS');
    const draft = await draftOf(UPLOADER, [
      { id: newId(), email: BY_ADDRESS.toUpperCase() },
      { id: newId(), email: 'another-address@hidden.example', orcid: ORCID },
    ]);
    await draft.submitAndPass();
    await draftOf(DRAFTER);
    for (const email of [UPLOADER, BY_ADDRESS, BY_ORCID, DRAFTER, OTHER])
      tickets.set(email, (await openTicket(await app.as(email), { name: email })).id);
  });
  afterAll(() => app.stop());

  /** The owners of the tickets that this person finds in the list. */
  const listed = async (who: string): Promise<string[]> =>
    (await allTickets(await app.as(who))).awaiting.map(({ name }) => name).sort();
  const counts = async (who: string): Promise<MenuCounts> =>
    (await ok((await app.as(who)).get('/menu-counts'))).body as MenuCounts;
  const inNews = async (who: string): Promise<string[]> =>
    ((await ok((await app.as(who)).get('/news'))).body as News).items
      .flatMap(({ ticket }) => ticket?.title ?? [])
      .sort();

  it('are hidden by every key of the person, and for drafts too', async () => {
    expect(await listed(EDITOR)).toEqual([OTHER]);
    expect(await listed('assistant')).toEqual([BY_ADDRESS, BY_ORCID, DRAFTER, OTHER, UPLOADER].sort());
    expect([(await counts('editor')).ticketsWaiting, (await counts('assistant')).ticketsWaiting]).toEqual([1, 5]);
  });

  it('are not in the news of an associate editor, nor in its count', async () => {
    expect(await inNews(ASSOCIATE)).toEqual([OTHER]);
    expect((await counts(ASSOCIATE)).news).toBe(1);
    expect(await inNews('assistant')).toHaveLength(5);
  });

  it('cannot be opened, answered, closed or deleted', async () => {
    const editor = await app.as('editor');
    for (const email of [UPLOADER, BY_ADDRESS, BY_ORCID, DRAFTER]) {
      const path = `/ticket/${tickets.get(email)}`;
      const answers = [
        await editor.get(path),
        await editor.post(`${path}/response`, { content: '<p>Soon.</p>' }),
        await editor.post(path),
        await editor.post(`${path}/delete`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    await ok(editor.get(`/ticket/${tickets.get(OTHER)}`));
  });

  it('are found by the same number of statements, however many owners there are', async () => {
    /** Those that look for hidden owners; jobs use the same pool. */
    const statements = async (): Promise<number> => {
      const sent = jest.spyOn(pool, 'query');
      await listed(EDITOR);
      const texts = sent.mock.calls.map(([text]: unknown[]) => JSON.stringify(text));
      sent.mockRestore();
      return texts.filter((text) => /DISTINCT owner_id|author_keys/.test(text)).length;
    };
    expect(await statements()).toBe(2);
    for (let place = 0; place < 5; place += 1) {
      await app.addPerson(`more-${place}@hidden.example`, 'author');
      await openTicket(await app.as(`more-${place}@hidden.example`));
    }
    expect(await statements()).toBe(2);
  });

  it('of drafts are shown when no submission can be hidden any more, and the others stay hidden', async () => {
    await setModes('');
    expect(await listed(EDITOR)).toContain(DRAFTER);
    expect((await listed(EDITOR)).filter((name) => [UPLOADER, BY_ADDRESS, BY_ORCID].includes(name))).toEqual([]);
  });
});
