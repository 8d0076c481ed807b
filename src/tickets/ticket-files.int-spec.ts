import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { erase, hurryKeys } from '../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import type { HttpClient } from '../../test/support/app/http-client';
import { until } from '../../test/support/app/http-until';
import { annotatedDocx, annotatedPdf, SECRET, unpackedText } from '../../test/support/files/annotated-files';
import { AuthorSteps, demoFile } from '../../test/support/stories/submission-steps';
import { answerTicket, aTicket, openTicket, ticketOf } from '../../test/support/stories/ticket-steps';
import { MAX_TICKET_FILES, TICKET_FILE_MESSAGES, type TicketFile } from '../contracts';
import { SweepUploadsJob } from '../files/uploads/sweep-uploads.job';
import { BLOBS, type Blobs } from '../platform/blobs';
import { PG_POOL } from '../platform/postgres';

const OWNER = 'files-owner@clinic.test';
const DAY_AFTER = { days: 2 };

/** A photograph in which a camera wrote the name of its owner. */
const photograph = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: SECRET, Copyright: SECRET } })
    .jpeg()
    .toBuffer();

describe('files in tickets', () => {
  let app: TestApp;
  let [owner, other, editor]: HttpClient[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    hurryKeys(app);
    await app.addPerson(OWNER, 'author');
    await app.addPerson('files-other@clinic.test', 'author');
    [owner, other, editor] = [await app.as(OWNER), await app.as('files-other@clinic.test'), await app.as('editor')];
  });
  afterAll(() => app.stop());

  const client = (one: HttpClient | undefined): HttpClient => {
    if (!one) throw new Error('Not signed in yet');
    return one;
  };
  const send = (who: HttpClient | undefined, name: string, bytes: Buffer) =>
    client(who).upload('/ticket-file', { name, bytes });
  async function attach(who: HttpClient | undefined, name = 'screen.png', bytes = demoFile('figure-1.png')) {
    const answer = await send(who, name, bytes);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body as TicketFile;
  }
  const opened = async ({ location }: TicketFile): Promise<Response> => fetch(`${app.origin}${location}`);
  const bytesOf = async (file: TicketFile): Promise<Buffer> => Buffer.from(await (await opened(file)).arrayBuffer());
  const rows = async (where = 'true'): Promise<number> => {
    const { rowCount } = await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query(`SELECT FROM app.attachments WHERE ${where}`);
    return rowCount ?? 0;
  };

  const hashesOf = async ({ id }: TicketFile): Promise<string[]> => {
    const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const { rows: found } = await pool.query<{ hash: string }>('SELECT hash FROM app.attachments WHERE id = $1', [id]);
    return found.map(({ hash }) => hash);
  };
  async function isStored(wanted: string | undefined): Promise<boolean> {
    for await (const { hash } of app.nest.get<Blobs>(BLOBS, { strict: false }).list()) if (hash === wanted) return true;
    return false;
  }

  it('are shown with the text with which they were sent, for its owner and the office', async () => {
    const [one, two] = [await attach(owner, 'Före & efter.png'), await attach(owner, 'log.pdf', await annotatedPdf())];
    const { id, files } = await openTicket(client(owner), { files: [one.id, two.id] });
    expect(files.map(({ name }) => name)).toEqual(['Före & efter.png', 'log.pdf']);
    const reply = await attach(editor, 'guide.docx', await annotatedDocx());
    await client(editor).post(`/ticket/${id}/response`, { content: '<p>Read this.</p>', files: [reply.id] });
    for (const who of [owner, editor]) {
      const ticket = await ticketOf(client(who), id);
      expect([ticket.files.length, ticket.ticketResponses[0]?.files.map(({ name }) => name)]).toEqual([
        2,
        ['guide.docx'],
      ]);
      const answer = await opened(ticket.files[0] as TicketFile);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''F%C3%B6re%20%26%20efter.png");
    }
    expect((await client(other).get(`/ticket/${id}`)).status).toBe(404);
  });

  it.each([
    ['a photograph', 'photo.jpeg', () => photograph('#336699')],
    ['a PDF', 'notes.pdf', () => annotatedPdf()],
    ['a Word document', 'notes.docx', () => annotatedDocx()],
  ])('have no hidden names in %s: the office is unnamed in tickets', async (_what, name, make) => {
    const bytes = await make();
    const textIn = (of: Buffer): Promise<string> | string =>
      name.endsWith('.jpeg') ? of.toString('latin1') : unpackedText(of);
    expect(await textIn(bytes)).toContain(SECRET);
    const text = await textIn(await bytesOf(await attach(editor, name, bytes)));
    expect([text.length > 0, text.includes(SECRET)]).toEqual([true, false]);
  });

  it('are opened by a signed link, and by nothing else', async () => {
    const { location, id } = await attach(owner);
    for (const path of [`/api/files/${id}`, location.replace(/signature=..../, 'signature=AAAA')])
      expect((await fetch(`${app.origin}${path}`)).status).toBe(403);
  });

  it.each<[string, (mine: TicketFile) => Promise<string[]>]>([
    ['of another person', async () => [(await attach(other)).id]],
    ['that is unknown', () => Promise.resolve([randomUUID()])],
    [
      'that is part of another text',
      async (mine) => (await openTicket(client(owner), { files: [mine.id] }), [mine.id]),
    ],
  ])('are refused with the text for a file %s, and nothing is stored', async (_which, ids) => {
    const files = await ids(await attach(owner));
    const { id } = await openTicket(client(owner));
    const before = (await client(owner).get('/ticket/my-list')).headers['x-total-count'];
    for (const path of ['/ticket/save', `/ticket/${id}/response`]) {
      const answer = await client(owner).post(path, {
        ...(path === '/ticket/save' ? aTicket() : { content: 'A' }),
        files,
      });
      expect([answer.status, answer.body]).toMatchObject([400, { details: { files: TICKET_FILE_MESSAGES.gone } }]);
    }
    expect((await client(owner).get('/ticket/my-list')).headers['x-total-count']).toBe(before);
    expect(await ticketOf(client(owner), id)).toMatchObject({ version: 1, ticketResponses: [] });
  });

  it('are refused when they are too many, of another kind, or not what their name indicates', async () => {
    const files = Array.from({ length: MAX_TICKET_FILES + 1 }, () => randomUUID());
    const many = await client(owner).post('/ticket/save', aTicket({ files }));
    expect([many.status, many.body.details]).toEqual([400, { files: TICKET_FILE_MESSAGES.tooMany }]);
    const wrong = await send(owner, 'data.odt', demoFile('figure-1.png'));
    expect([wrong.status, wrong.body.details]).toEqual([415, { file: TICKET_FILE_MESSAGES.type }]);
    expect((await send(owner, 'picture.png', Buffer.from('<svg/>'))).status).toBe(415);
    const broken = await send(owner, 'broken.png', demoFile('figure-1.png').subarray(0, 200));
    expect(broken.status).toBe(422);
  });

  it('can be removed by their sender, until the text is sent', async () => {
    const [mine, sent] = [await attach(owner), await attach(owner)];
    await openTicket(client(owner), { files: [sent.id] });
    const remove = async (who: HttpClient | undefined, id: string) =>
      (await client(who).post(`/ticket-file/${id}/delete`)).status;
    expect(await remove(other, mine.id)).toBe(404);
    expect([await remove(owner, mine.id), await remove(owner, mine.id), await remove(owner, sent.id)]).toEqual([
      ...[200, 404, 404],
    ]);
    expect([(await opened(mine)).status, (await opened(sent)).status]).toEqual([404, 200]);
  });

  it('are named in the mail about the text', async () => {
    const [first, second] = [await attach(owner, 'at-first.png'), await attach(editor, 'then.png')];
    const { id } = await openTicket(client(owner), { files: [first.id] });
    await client(editor).post(`/ticket/${id}/response`, { content: '<p>So.</p>', files: [second.id] });
    await answerTicket(client(owner), id, 'Thanks.');
    const mails = await until('three mails', async () => {
      const found = (await app.mails()).filter(({ subject }) => new RegExp(`\\b${id}\\b`).test(subject));
      return found.length === 3 ? found : null;
    });
    const named = mails.map(({ html }) =>
      ['at-first.png', 'then.png', 'Attached'].filter((word) => html.includes(word)),
    );
    expect(named).toEqual([['at-first.png', 'Attached'], ['then.png', 'Attached'], []]);
  });

  it('are deleted with their ticket', async () => {
    const file = await attach(owner);
    const { id } = await openTicket(client(owner), { files: [file.id] });
    await client(editor).post(`/ticket/${id}/delete`).expect(200);
    expect([await rows(`id = '${file.id}'`), (await opened(file)).status]).toEqual([0, 404]);
  });

  it('are kept as long as their ticket, and deleted after a day without one', async () => {
    await new AuthorSteps(await app.as('author')).completeDraft();
    const [attached, unsent] = [await attach(owner, 'kept.jpg', await photograph('#aa0000')), await attach(owner)];
    const { id } = await openTicket(client(owner), { files: [attached.id] });
    app.clock.advance(DAY_AFTER);
    await app.nest.get(SweepUploadsJob, { strict: false }).sweep();
    expect([await rows(`id = '${unsent.id}'`), await rows('ticket_id IS NULL')]).toEqual([0, 0]);
    const [file] = (await ticketOf(await app.as(OWNER), id)).files;
    expect((await bytesOf(file as TicketFile)).length).toBeGreaterThan(100);
  });

  it('are among the own data of their sender, and deleted when the sender is erased', async () => {
    const who = await app.as(OWNER);
    const file = await attach(who, 'mine.jpg', await photograph('#00aa00'));
    const { id } = await openTicket(who, { files: [file.id] });
    const zip = await who.get('/own-data.zip').responseType('blob');
    expect((zip.body as Buffer).includes(Buffer.from('mine.jpg'))).toBe(true);
    const [stored] = await hashesOf(file);
    expect(await isStored(stored)).toBe(true);
    await erase(app, { userId: who.userId, email: OWNER });
    expect([await rows(`user_id = '${who.userId}'`), await rows(`ticket_id = ${id}`)]).toEqual([0, 0]);
    expect(await isStored(stored)).toBe(false);
    expect((await opened(file)).status).toBe(404);
  });
});
