import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { allTickets, answerTicket, closeTicket, openTicket, ticketOf } from '../../test/support/stories/ticket-steps';
import { GROUP_NAMES, isStaff, type TicketCard } from '../contracts';
import { PG_POOL } from '../platform/postgres';

const OUTSIDERS = GROUP_NAMES.filter((group) => !isStaff(group));
const STAFF = GROUP_NAMES.filter((group) => isStaff(group));
const idsOf = (cards: readonly TicketCard[]): string[] => cards.map(({ id }) => id);

describe('tickets', () => {
  let app: TestApp;
  let owner: HttpClient;
  let editor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('owner@clinic.test', 'author', { firstName: 'Olga', lastName: 'Owner' });
    [owner, editor] = [await app.as('owner@clinic.test'), await app.as('editor')];
  });
  afterAll(() => app.stop());

  it('wait for the office, are open once it has answered, and wait again when their owner writes', async () => {
    const ticket = await openTicket(owner);
    expect(ticket).toMatchObject({
      name: 'The upload stops',
      type: 'BUG',
      status: 'AWAITING_RESPONSE',
      user: { id: owner.userId, firstName: 'Olga', lastName: 'Owner' },
      ticketResponses: [],
      actions: ['respond', 'close'],
    });
    expect((await answerTicket(editor, ticket.id, 'Which file?')).status).toBe('OPEN');
    const waiting = await answerTicket(owner, ticket.id, 'The figure.');
    expect(waiting.status).toBe('AWAITING_RESPONSE');
    expect(waiting.ticketResponses.map(({ content, isStaff: byStaff }) => [content, byStaff])).toEqual([
      ['<p>Which file?</p>', true],
      ['<p>The figure.</p>', false],
    ]);
  });

  it('are closed by their owner or by staff, once, and opened again by an answer', async () => {
    const ticket = await openTicket(owner);
    expect(await closeTicket(owner, ticket.id)).toMatchObject({ status: 'CLOSED', actions: ['respond'] });
    const again = await owner.post(`/ticket/${ticket.id}`);
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_REFUSED']);
    expect((await answerTicket(editor, ticket.id, 'One more thing.')).status).toBe('OPEN');
    expect((await closeTicket(editor, ticket.id)).status).toBe('CLOSED');
    expect((await answerTicket(owner, ticket.id, 'It is back.')).status).toBe('AWAITING_RESPONSE');
  });

  it('treat the answer of a staff member to their own ticket as that of its owner', async () => {
    const ticket = await openTicket(editor);
    expect((await answerTicket(editor, ticket.id, 'More.')).status).toBe('AWAITING_RESPONSE');
  });

  it.each(OUTSIDERS)('of another person do not exist for a(n) %s', async (group) => {
    const stranger = await app.as(group);
    const { id } = await openTicket(owner);
    const calls = [stranger.get(`/ticket/${id}`), stranger.post(`/ticket/${id}`)];
    const answers = await Promise.all([...calls, stranger.post(`/ticket/${id}/response`, { content: '<p>Hi</p>' })]);
    const unknown = await stranger.get('/ticket/99999999');
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [404, unknown.body]));
    expect((await stranger.get('/ticket/my-list')).body).toEqual([]);
    expect((await stranger.get('/ticket/all')).status).toBe(403);
    expect((await stranger.post(`/ticket/${id}/delete`)).status).toBe(403);
    expect((await ticketOf(owner, id)).version).toBe(1);
  });

  it.each(STAFF)('of anyone are read, answered, closed, listed and deleted by a(n) %s', async (group) => {
    const staff = await app.as(group);
    const { id } = await openTicket(owner);
    expect((await answerTicket(staff, id, 'Hello.')).actions).toEqual(['respond', 'close', 'delete']);
    expect((await closeTicket(staff, id)).status).toBe('CLOSED');
    expect(idsOf((await allTickets(staff)).closed)).toContain(id);
    expect((await staff.post(`/ticket/${id}/delete`)).status).toBe(200);
    expect((await owner.get(`/ticket/${id}`)).status).toBe(404);
    expect((await staff.post(`/ticket/${id}/delete`)).status).toBe(404);
  });

  it('name the office to their owner, and the person to staff', async () => {
    const { id } = await openTicket(owner);
    await answerTicket(editor, id, 'Hello.');
    const [seen] = (await ticketOf(owner, id)).ticketResponses;
    expect(seen?.user).toEqual({ id: 'office', firstName: 'Editorial', lastName: 'office' });
    expect((await ticketOf(await app.as('assistant'), id)).ticketResponses[0]?.user.id).toBe(editor.userId);
  });

  it('record both people of a login-as session, and show that to staff alone', async () => {
    await app.addPerson('other@clinic.test', 'author');
    const target = (await app.as('other@clinic.test')).userId;
    const webmaster = await app.signInAs('webmaster');
    const acting = app.visitor.with((await webmaster.post(`/user/loginAs/${target}`)).body);
    const { id } = await openTicket(acting);
    const answered = await answerTicket(acting, id, 'And this.');
    expect(answered.status).toBe('AWAITING_RESPONSE');
    expect(JSON.stringify(answered)).not.toContain(webmaster.userId);
    const seen = await ticketOf(editor, id);
    expect([seen.actor?.id, seen.ticketResponses[0]?.actor?.id]).toEqual([webmaster.userId, webmaster.userId]);
    expect([seen.user.id, seen.ticketResponses[0]?.user.id]).toEqual([target, target]);
  });

  it('leave nothing behind when they are deleted except who did it', async () => {
    const { id } = await openTicket(owner);
    await answerTicket(editor, id, 'Hello.');
    await editor.post(`/ticket/${id}/delete`).expect(200);
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const rest = await pool.query('SELECT 1 FROM app.ticket_responses WHERE ticket_id = $1', [id]);
    expect(rest.rowCount).toBe(0);
    const log = await pool.query('SELECT action, user_id FROM app.ticket_log WHERE ticket_id = $1 ORDER BY id', [id]);
    expect(log.rows.map(({ action, user_id: by }) => [action, by])).toEqual([
      ['OPENED', owner.userId],
      ['ANSWERED', editor.userId],
      ['DELETED', editor.userId],
    ]);
  });
});

describe('lists of tickets', () => {
  let app: TestApp;
  let mine: HttpClient;
  let staff: HttpClient;
  const ids: string[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('many@clinic.test', 'author', { firstName: 'Mary', lastName: 'Many' });
    [mine, staff] = [await app.as('many@clinic.test'), await app.as('associate editor')];
    for (let n = 1; n <= 12; n += 1)
      ids.push((await openTicket(mine, { name: `Subject ${n} 100%`, type: n % 2 ? 'BUG' : 'REQUEST' })).id);
    await openTicket(await app.as('reviewer'), { name: 'Another one' });
    await answerTicket(staff, ids[0] ?? '', 'First');
    await closeTicket(staff, ids[1] ?? '');
  });
  afterAll(() => app.stop());

  it('show a person their own, what changed last on top, a page at a time, with the number of all', async () => {
    const first = await mine.get('/ticket/my-list', { size: 5 });
    expect(idsOf(first.body as TicketCard[])).toEqual([ids[1], ids[0], ids[11], ids[10], ids[9]]);
    expect(first.headers['x-total-count']).toBe('12');
    expect((await mine.get('/ticket/my-list', { size: 5, page: 2 })).body).toHaveLength(2);
    expect((await mine.get('/ticket/my-list')).body).toHaveLength(12);
  });

  it('show staff three sections, with the number of all tickets of each', async () => {
    const all = await allTickets(staff, { size: 4 });
    expect(all.totals).toEqual({ awaiting: 11, open: 1, closed: 1 });
    expect([all.awaiting.length, idsOf(all.open), idsOf(all.closed)]).toEqual([4, [ids[0]], [ids[1]]]);
    expect(all.open[0]).toMatchObject({ responseCount: 1, user: { firstName: 'Mary', lastName: 'Many' } });
    expect(all.open[0]).not.toHaveProperty('content');
    const rest = await allTickets(staff, { size: 4, page: 2 });
    expect([rest.awaiting.length, rest.open.length]).toEqual([3, 0]);
  });

  it.each<[Record<string, string>, number]>([
    [{ q: 'subject 7' }, 1],
    [{ q: '100%' }, 10],
    [{ q: 'MANY mary' }, 10],
    [{ q: '_ubject' }, 0],
    [{ type: 'REQUEST' }, 5],
    [{ q: 'another', type: 'REQUEST' }, 0],
  ])('are searched by %j', async (query, found) => {
    const { awaiting, totals } = await allTickets(staff, query);
    expect([awaiting.length, totals.awaiting]).toEqual([found, found]);
  });

  it.each<Record<string, string | number>>([
    { page: -1 },
    { size: 0 },
    { size: 501 },
    { size: 'x' },
    { type: 'NOTHING' },
  ])('refuse %j', async (query) => {
    expect((await staff.get('/ticket/all', query)).status).toBe(400);
  });
});
