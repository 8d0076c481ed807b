import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { newestMail } from '../../../test/support/app/caught-mails';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { answerTicket, aTicket, closeTicket, openTicket, ticketOf } from '../../../test/support/stories/ticket-steps';
import { type MailRequest, SECRET_MARK } from '../../article';
import { DEFAULT_SETTINGS } from '../../contracts';
import { JOBS, type Jobs } from '../../platform/jobs';
import { TICKET_MAIL_JOB } from './ticket-mail-requests';

const OFFICE = DEFAULT_SETTINGS.supportEmail;

describe('mails about tickets', () => {
  let app: TestApp;
  let owner: HttpClient;
  let editor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('olga@clinic.test', 'author', { firstName: 'Olga', lastName: 'Owner' });
    await app.addPerson('boss@journal.test', 'editor', { firstName: 'Secret', lastName: 'Answerer' });
    [owner, editor] = [await app.as('olga@clinic.test'), await app.as('boss@journal.test')];
  });
  afterAll(() => app.stop());

  /** The mails about a ticket, once there are `count` of them. */
  const mailsAbout = (id: string, count: number): Promise<MailRequest[]> =>
    until(`${count} mails about ticket ${id}`, async () => {
      const found = (await app.mails()).filter(({ subject }) => new RegExp(`\\b${id}\\b`).test(subject));
      return found.length >= count ? found : null;
    });

  it('go to the office when their owner writes, and to the owner when the office does', async () => {
    const { id } = await openTicket(owner, { name: 'A & B <i>', content: '<p>It <strong>stops</strong>.</p>' });
    await mailsAbout(id, 1);
    await answerTicket(editor, id, 'Which file?');
    await mailsAbout(id, 2);
    await answerTicket(owner, id, 'The figure.');
    await mailsAbout(id, 3);
    await closeTicket(editor, id);
    const mails = await mailsAbout(id, 4);
    expect(mails.map(({ kind, to, replyTo, subject }) => [kind, to[0], replyTo, subject])).toEqual([
      ['TICKET', OFFICE, 'olga@clinic.test', `New ticket ${id}: A & B <i>`],
      ['TICKET', 'olga@clinic.test', OFFICE, `Answer to your ticket ${id}: A & B <i>`],
      ['TICKET', OFFICE, 'olga@clinic.test', `New answer in ticket ${id}: A & B <i>`],
      ['TICKET', 'olga@clinic.test', OFFICE, `Your ticket ${id} has been closed: A & B <i>`],
    ]);
    const [opened, answered, followedUp] = mails.map(({ html }) => html);
    expect(opened).toContain('<p>It <strong>stops</strong>.</p>');
    expect(opened).toContain('A &amp; B &lt;i&gt;');
    expect(answered).toContain('<p>Which file?</p>');
    expect(answered).toContain(`/rrs/tickets/editTicket/${id}`);
    expect(followedUp).toContain('<p>The figure.</p>');
  });

  it('are really sent, and do not show the owner who in the office acted', async () => {
    const { id } = await openTicket(owner);
    await answerTicket(editor, id, 'We look into it.');
    const mail = await until('the mail', async () => {
      const newest = await newestMail(app.origin, 'olga@clinic.test');
      return newest.subject.startsWith(`Answer to your ticket ${id}:`) ? newest : null;
    });
    expect(mail.html).toContain('We look into it.');
    expect(JSON.stringify(mail)).not.toMatch(/Secret|Answerer|boss@/);
  });

  it('are not sent when a person closes their own ticket', async () => {
    const { id } = await openTicket(owner);
    await closeTicket(owner, id);
    await answerTicket(owner, id, 'Not yet.');
    const mails = await mailsAbout(id, 2);
    expect(mails.map(({ subject }) => subject.split(' ticket ')[0])).toEqual(['New', 'New answer in']);
  });

  it('quote no text that is too long for a mail, and are sent whatever characters they contain', async () => {
    const { id } = await openTicket(owner, { name: `Marks ${SECRET_MARK}`, content: 'x'.repeat(150_000) });
    const [mail] = await mailsAbout(id, 1);
    expect(mail?.html).toContain('too long for a mail');
    expect(JSON.stringify(mail)).not.toContain(SECRET_MARK);
    await answerTicket(editor, id, `Marks ${SECRET_MARK}`);
    expect(JSON.stringify(await mailsAbout(id, 2))).not.toContain(SECRET_MARK);
  });

  it('are requested together with the change that they report, or neither is stored', async () => {
    const { id } = await openTicket(owner);
    const jobs = app.nest.get<Jobs>(JOBS, { strict: false });
    const broken = jest.spyOn(jobs, 'enqueue').mockRejectedValue(new Error('The jobs are out of order'));
    try {
      const before = (await owner.get('/ticket/my-list')).headers['x-total-count'];
      expect((await owner.post('/ticket/save', aTicket())).status).toBe(500);
      expect((await editor.post(`/ticket/${id}/response`, { content: '<p>Lost?</p>' })).status).toBe(500);
      expect((await editor.post(`/ticket/${id}`)).status).toBe(500);
      expect((await owner.get('/ticket/my-list')).headers['x-total-count']).toBe(before);
      expect(await ticketOf(owner, id)).toMatchObject({ version: 1, status: 'AWAITING_RESPONSE', ticketResponses: [] });
    } finally {
      broken.mockRestore();
    }
  });

  it('are requested once, however often their job runs, and not for a deleted ticket', async () => {
    const [{ id }, gone] = [await openTicket(owner), await openTicket(owner)];
    await mailsAbout(id, 1);
    await mailsAbout(gone.id, 1);
    await editor.post(`/ticket/${gone.id}/delete`).expect(200);
    const jobs = app.nest.get<Jobs>(JOBS, { strict: false });
    const again = (ticketId: string, mailId: string): Promise<void> =>
      jobs.enqueue(TICKET_MAIL_JOB, {
        ...{ mailId, ticketId, responseId: null, notice: 'opened' },
        ...{ userId: owner.userId, realUserId: null, correlationId: 'again', at: new Date().toISOString() },
      });
    for (const mailId of ['repeated', 'repeated']) await again(id, mailId);
    await again(gone.id, 'of-a-deleted-one');
    // Jobs run in order, so this one's mail shows that those before it have run.
    await again(id, 'last');
    await until('the last mail', async () => (await app.mails()).find(({ mailId }) => mailId === 'last'));
    const ids = (await app.mails()).map(({ mailId }) => mailId);
    expect(ids.filter((mailId) => mailId === 'repeated')).toHaveLength(1);
    expect(ids).not.toContain('of-a-deleted-one');
  });
});
