import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { answerTicket, aTicket, closeTicket, openTicket, ticketOf } from '../../test/support/stories/ticket-steps';
import { MAX_TICKET_BYTES, MAX_TICKET_RESPONSES, RICH_TEXT_MESSAGES, TICKET_MESSAGES } from '../contracts';
import { PG_POOL } from '../platform/postgres';

const PICTURE = '<p>Look</p><img src="data:image/png;base64,AAAA">';

describe('rules of tickets', () => {
  let app: TestApp;
  let owner: HttpClient;
  let editor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    [owner, editor] = [await app.as('author'), await app.as('editor')];
  });
  afterAll(() => app.stop());

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { name: TICKET_MESSAGES.name, content: TICKET_MESSAGES.content, type: TICKET_MESSAGES.type }],
    ['an empty subject', aTicket({ name: ' \n ' }), { name: TICKET_MESSAGES.name }],
    ['a long subject', aTicket({ name: 'x'.repeat(201) }), { name: 'Max 200 characters allowed.' }],
    ['a subject that is no text', { ...aTicket(), name: 7 }, { name: TICKET_MESSAGES.name }],
    ['an empty text', aTicket({ content: '<p>&nbsp;</p><p></p>' }), { content: TICKET_MESSAGES.content }],
    ['a long text', aTicket({ content: 'x'.repeat(200_001) }), { content: RICH_TEXT_MESSAGES.tooLong }],
    ['a pasted picture', aTicket({ content: PICTURE }), { content: RICH_TEXT_MESSAGES.picture }],
    ['a foreign type', { ...aTicket(), type: 'COMPLAINT' }, { type: TICKET_MESSAGES.type }],
  ])('refuse a new ticket with %s', async (_what, ticket, details) => {
    const { status, body } = await owner.post('/ticket/save', ticket);
    expect([status, body.code, body.details]).toEqual([400, 'VALIDATION_FAILED', details]);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, TICKET_MESSAGES.response],
    ['only markup', { content: '<p><br></p>' }, TICKET_MESSAGES.response],
    ['a picture', { content: PICTURE }, RICH_TEXT_MESSAGES.picture],
    ['too much', { content: 'é'.repeat(100_001) }, RICH_TEXT_MESSAGES.tooLong],
    ['a list', { content: ['<p>Hi</p>'] }, 'This must be text.'],
  ])('refuse an answer with %s', async (_what, answer, message) => {
    const { id } = await openTicket(owner);
    const { status, body } = await owner.post(`/ticket/${id}/response`, answer);
    expect([status, body.details]).toEqual([400, { content: message }]);
    expect((await ticketOf(owner, id)).ticketResponses).toEqual([]);
  });

  it.each(['nonsense', '-1', '0', '01', '1.5', '99999999999999999999999', '00000000-0000-4000-8000-000000000000'])(
    'find no ticket %s',
    async (id) => {
      const calls = [editor.get(`/ticket/${id}`), editor.post(`/ticket/${id}`), editor.post(`/ticket/${id}/delete`)];
      const answers = await Promise.all([...calls, editor.post(`/ticket/${id}/response`, { content: 'Hello' })]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    },
  );

  it('clean texts, and keep a subject as plain text in one line', async () => {
    const content = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(1)">you</a></p>';
    const { id } = await openTicket(owner, { name: ' <b>Help</b>\r\nBcc: me ', content });
    await owner.post(`/ticket/${id}/response`, { content }).expect(200);
    const seen = await ticketOf(editor, id);
    const clean = '<p>Hi <a>you</a></p>';
    expect([seen.name, seen.content, seen.ticketResponses[0]?.content]).toEqual(['<b>Help</b> Bcc: me', clean, clean]);
  });

  it.each([
    ['answers', 'response_count', MAX_TICKET_RESPONSES],
    ['text', 'text_bytes', MAX_TICKET_BYTES],
  ])('let no ticket contain more %s than can be read', async (_what, column, most) => {
    const { id } = await openTicket(owner);
    // The test is about the last step to the limit, not the hundreds before it.
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    await pool.query(`UPDATE app.tickets SET ${column} = $2 WHERE id = $1`, [id, most - 1]);
    expect((await answerTicket(owner, id, 'The last one')).actions).toEqual(['close']);
    const refused = await owner.post(`/ticket/${id}/response`, { content: '<p>One more</p>' });
    expect([refused.status, refused.body.message]).toEqual([422, TICKET_MESSAGES.full]);
  });

  it('keep all answers that come at the same time, in one order for everyone', async () => {
    const { id } = await openTicket(owner);
    const assistant = await app.as('assistant');
    const texts = Array.from({ length: 12 }, (_, n) => `Answer ${n}`);
    await Promise.all(texts.map((text, n) => answerTicket(n % 2 ? editor : assistant, id, text)));
    const seen = await ticketOf(editor, id);
    expect(seen.ticketResponses.map(({ content }) => content).sort()).toEqual(texts.map((t) => `<p>${t}</p>`).sort());
    expect([seen.version, seen.responseCount, seen.status]).toEqual([13, 12, 'OPEN']);
    const dates = seen.ticketResponses.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect((await ticketOf(owner, id)).ticketResponses.map((one) => one.id)).toEqual(
      seen.ticketResponses.map((one) => one.id),
    );
  });

  it('refuse to close what its reader has not read', async () => {
    const { id, version } = await openTicket(owner);
    await answerTicket(editor, id, 'Wait, one question.');
    const refused = await owner.post(`/ticket/${id}`, { version });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'STALE_VERSION',
      TICKET_MESSAGES.changed,
    ]);
    const { version: read } = await ticketOf(owner, id);
    expect((await owner.post(`/ticket/${id}`, {}, { 'If-Match': `"${read}"` })).body.status).toBe('CLOSED');
  });

  it('let an answer and a closing at the same time happen one after the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await openTicket(owner);
      await Promise.all([answerTicket(editor, id, 'Here.'), closeTicket(owner, id)]);
      const { status, version, ticketResponses } = await ticketOf(owner, id);
      expect([version, ticketResponses.length]).toEqual([3, 1]);
      expect(['OPEN', 'CLOSED']).toContain(status);
    }
  });

  it('count how many tickets a person may open in ten minutes', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    try {
      const author = await strict.as('author');
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await author.post('/ticket/save', aTicket())).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });
});
