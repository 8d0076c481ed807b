import ICAL from 'ical.js';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { Answer, HttpClient } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { type AuthRecord, type CalendarLink, GROUPS } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const REVIEWER = 'calendar-reviewer@example.net';
const HOLDER = 'calendar-holder@example.net';

const summariesIn = ({ text }: Answer): string[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary);

describe('due dates for a calendar program', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer');
    await app.addPerson(HOLDER, 'associate editor');
  });
  afterAll(() => app.stop());

  const linkOf = async (who: string): Promise<CalendarLink> =>
    (await ok((await app.as(who)).get('/calendar-link'))).body as CalendarLink;
  const make = async (who: string): Promise<string> => {
    const { body } = await ok((await app.as(who)).post('/calendar-link'));
    return pathIn(body as CalendarLink);
  };
  const pathIn = ({ address }: CalendarLink): string => new URL(address ?? '').pathname.replace(/^\/api/, '');
  const read = (path: string) => app.visitor.get(path);
  const summariesOf = async (who: string): Promise<string[]> => summariesIn(await ok(read(await make(who))));

  it('are read without signing in, follow the work, and name no title', async () => {
    const story = await OfficeStory.inSelection(app);
    const path = await make(REVIEWER);
    expect(summariesIn(await ok(read(path)))).toEqual([]);
    const request = await story.invite(REVIEWER);
    const asked = await ok(read(path));
    expect(asked.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(summariesIn(asked)).toEqual([`Answer to a review request due: ${story.number}`]);
    expect(asked.text).not.toContain('Length of stay');
    expect(asked.text).not.toContain('Writer');
    await story.answer(REVIEWER, request, true);
    expect(summariesIn(await ok(read(path)))).toEqual([`Review due: ${story.number}`]);
    await story.review(REVIEWER, request);
    expect(summariesIn(await ok(read(path)))).toEqual([]);
  });

  it('include those of an author and of an associate editor, each of their own work', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate(HOLDER);
    expect(await summariesOf(HOLDER)).toEqual([`Advice due: ${story.number}`]);
    expect(await summariesOf('author')).toEqual([]);
    const other = await OfficeStory.inSelection(app);
    await other.reviewed(REVIEWER);
    await other.decide('MINOR_REVISION');
    expect(await summariesOf('author')).toEqual([`Revision due: ${other.number}`]);
    expect(await summariesOf(HOLDER)).toEqual([`Advice due: ${story.number}`]);
    expect(await summariesOf('editor')).toEqual([]);
  });

  it('expect no advice after the decision, although the associate editor keeps the article', async () => {
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate(HOLDER);
    expect(await summariesOf(HOLDER)).toContain(`Advice due: ${story.number}`);
    const decision = { status: 'REJECTED', reason: 'Out of scope', mail: null };
    await ok((await story.as('editor')).post(story.path('editor/override'), decision));
    expect(await summariesOf(HOLDER)).not.toContain(`Advice due: ${story.number}`);
  });

  it('have one address, which a new one replaces and which can be ended', async () => {
    expect(await linkOf('assistant')).toEqual({ address: null, madeAt: null, lastReadOn: null });
    const first = await make('assistant');
    await ok(read(first));
    const known = await linkOf('assistant');
    expect(pathIn(known)).toBe(first);
    expect(known.lastReadOn).toBe(app.clock.now().toISOString().slice(0, 10));
    const second = await make('assistant');
    expect((await read(first)).status).toBe(404);
    await ok(read(second));
    const assistant = await app.as('assistant');
    await ok(assistant.post('/calendar-link/end'));
    await ok(assistant.post('/calendar-link/end'));
    expect((await read(second)).status).toBe(404);
    expect((await linkOf('assistant')).address).toBeNull();
    const log = (await ok((await app.as('webmaster')).get('/security-log', { size: 10 }))).body as {
      items: { action: string }[];
    };
    const actions = log.items.map(({ action }) => action).filter((action) => action.startsWith('CALENDAR'));
    expect(actions.slice(0, 3)).toEqual(['CALENDAR_LINK_ENDED', 'CALENDAR_LINK_MADE', 'CALENDAR_LINK_MADE']);
  });

  it.each([
    ['short', 'x'],
    ['like a right one', 'a'.repeat(43)],
    ['long', 'a'.repeat(5_000)],
    ['an end of text', '%00'],
    ['a way out of the folder', '..%2f..%2fuser'],
  ])('are not opened by a key that is %s', async (_what, key) => {
    const { status, text } = await read(`/calendar/${key}.ics`);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('VCALENDAR');
  });

  it('are closed to a person who is signed in as the owner', async () => {
    await make(REVIEWER);
    const webmaster = await app.signInAs('webmaster');
    const reviewer = (await app.as(REVIEWER)).user;
    const acting: HttpClient = webmaster.with(
      (await ok(webmaster.post(`/user/loginAs/${reviewer.id}`))).body as AuthRecord,
    );
    for (const answer of [
      await acting.get('/calendar-link'),
      await acting.post('/calendar-link'),
      await acting.post('/calendar-link/end'),
    ])
      expect(answer.status).toBe(403);
  });

  it('show a person who is an author of the article nothing of it', async () => {
    const path = await make(REVIEWER);
    const story = await OfficeStory.inSelection(app, 'author', []);
    await story.invite(REVIEWER);
    expect(summariesIn(await ok(read(path)))).toEqual([`Answer to a review request due: ${story.number}`]);
    const database = app.nest.get<Pool>(PG_POOL);
    await database.query('UPDATE rm.article_search SET author_keys = $2 WHERE article_id = $1', [story.id, [REVIEWER]]);
    expect(summariesIn(await ok(read(path)))).toEqual([]);
  });

  it('end with the group: a former reviewer sees no request', async () => {
    const who = 'calendar-former@example.net';
    await app.addPerson(who, 'reviewer');
    const story = await OfficeStory.inSelection(app);
    await story.invite(who);
    const path = await make(who);
    expect(summariesIn(await ok(read(path)))).toHaveLength(1);
    const { user } = await app.as(who);
    const author = GROUPS.find(({ group }) => group === 'author');
    await ok((await app.as('webmaster')).post(`/user/update/${user.id}/change-role?groupId=${author?.id}`));
    expect(summariesIn(await ok(read(path)))).toEqual([]);
  });
});
