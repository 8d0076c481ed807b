import type { Pool } from 'pg';
import { allRows, placesOf } from '../../../test/e2e/privacy/all-bytes';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { ImapDouble } from '../../../test/support/returned-mails/imap-double';
import { aBounce, AN_ADVERTISEMENT, anAnswer } from '../../../test/support/returned-mails/messages';
import { ok } from '../../../test/support/stories/office-story';
import type {
  AddressMarks,
  IncomingMailSettings,
  MailboxProblem,
  MailboxRun,
  MailboxRuns,
  MailboxTest,
} from '../../contracts';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { PG_POOL } from '../../platform/postgres';
import { ReturnedMails } from '../returned/returned-mails';

const ADDRESS = 'forgetful@example.com';

describe('the mailbox of the journal', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let imap: ImapDouble;
  let port: number;
  let mailId: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { OUTGOING_NETWORKS: '127.0.0.1/32' } });
    webmaster = await app.as('webmaster');
    imap = new ImapDouble();
    port = await imap.start();
    await app.addPerson(ADDRESS, 'author');
    await app.visitor.post('/reset-password', { email: ADDRESS });
    mailId = (await app.mailTo(ADDRESS, 'PASSWORD_RESET')).mailId;
    await until('the mail is sent', async () =>
      (await events()).some(({ type }) => type === 'MailSent') ? true : undefined,
    );
  });
  afterAll(async () => {
    await app.stop();
    await imap.stop();
  });

  const events = () => app.nest.get<EventStore>(EVENT_STORE, { strict: false }).readStream(`mail-${mailId}`);
  const change = (more: object = {}) =>
    webmaster.post('/incoming-mail', {
      ...{ active: true, host: '127.0.0.1', port, security: 'starttls', account: 'journal' },
      ...{ password: '', folder: 'INBOX', after: 'seen', ...more },
    });
  const test = async (): Promise<MailboxTest> => (await webmaster.post('/incoming-mail/test')).body as MailboxTest;
  const settings = async () => (await webmaster.get('/incoming-mail')).body as IncomingMailSettings;
  const runs = async (): Promise<MailboxRun[]> =>
    ((await webmaster.get('/incoming-mail/runs')).body as MailboxRuns).items;
  const marks = async (): Promise<AddressMarks> => (await webmaster.get('/address-marks')).body as AddressMarks;
  /** Starts a reading and waits for its run. */
  const afterReading = async (start: () => Promise<unknown> = () => ok(webmaster.post('/incoming-mail/read', {}))) => {
    const [before] = await runs();
    await start();
    return until('the reading', async () => {
      const [first] = await runs();
      return first !== undefined && first.id !== before?.id ? first : undefined;
    });
  };
  const counts = ({ bounces, answers, automatic, unmatched }: MailboxRun) => [bounces, answers, automatic, unmatched];

  it('does not exist at first, so that nothing is called', async () => {
    expect(await settings()).toMatchObject({ active: false, host: '', stored: [], hook: false });
    expect((await webmaster.post('/incoming-mail/test')).status).toBe(409);
    expect((await webmaster.post('/incoming-mail/read', {})).status).toBe(409);
    expect(imap.commands).toEqual([]);
    for (const wrong of [
      { host: '' },
      { host: 'two words' },
      { port: 0 },
      { account: '' },
      { folder: '' },
      { after: 'x' },
      {},
    ])
      expect((await change(wrong)).status).toBe(400);
  });

  it('is distinguished from one that cannot be opened', async () => {
    const problemOf = async (more: object): Promise<MailboxProblem | null> => {
      await ok(change({ password: 'right', ...more }));
      return (await test()).problem;
    };
    expect(await problemOf({})).toBeNull();
    expect(await problemOf({ password: 'wrong' })).toBe('DENIED');
    expect(await problemOf({ folder: 'Nothing' })).toBe('FOLDER');
    expect(await problemOf({ port: 1 })).toBe('CONNECTION');
    expect(await problemOf({ security: 'tls' })).toBe('TLS');
    expect(await problemOf({ host: '169.254.169.254' })).toBe('ADDRESS');
    expect(await problemOf({ host: '10.0.0.1' })).toBe('ADDRESS');
    expect(await problemOf({ host: 'no-such-host.invalid' })).toBe('NAME');
  });

  it('is read: bounces are recorded and marked as read, and messages that belong to no mail stay as they are', async () => {
    const bounce = imap.add(aBounce({ mailId, address: ADDRESS, status: '5.1.1' }));
    const spam = imap.add(AN_ADVERTISEMENT);
    await afterReading(() => ok(change({ password: 'right' })));
    expect(await until('the mark', async () => ((await marks()).total > 0 ? marks() : undefined))).toMatchObject({
      items: [{ address: ADDRESS, status: '5.1.1' }],
    });
    // The mark may be set before the reading has ended and is recorded.
    const run = await until('the run', async () => (await runs()).find(({ bounces }) => bounces > 0));
    expect(counts(run)).toEqual([1, 0, 0, 1]);
    expect([bounce.flags.size, spam.flags.size]).toEqual([1, 0]);
    expect(imap.commands.join()).not.toMatch(/STARTTLS|FETCH.*[^K]\[/);
  });

  it('is read on from the last message, and again on request, which changes nothing', async () => {
    const before = (await events()).length;
    expect(counts(await afterReading())).toEqual([0, 0, 0, 0]);
    expect(counts(await afterReading(() => ok(webmaster.post('/incoming-mail/read', { again: true }))))).toEqual([
      1, 0, 0, 1,
    ]);
    imap.uidValidity += 1;
    expect(counts(await afterReading())).toEqual([1, 0, 0, 1]);
    expect(await events()).toHaveLength(before);
  });

  it('keeps people’s answers unread, and those of programs only when they must not be deleted', async () => {
    await afterReading(() => ok(change({ after: 'delete' })));
    const person = imap.add(anAnswer({ mailId, from: 'desk@example.com' }));
    const program = imap.add(anAnswer({ mailId, from: ADDRESS, automatic: true }));
    expect(counts(await afterReading())).toEqual([0, 1, 1, 0]);
    expect(person.flags.size).toBe(0);
    expect(imap.uids).toContain(person.uid);
    expect(imap.uids).not.toContain(program.uid);
    await until('the mark is gone', async () => ((await marks()).total === 0 ? true : undefined));
  });

  it('is read to its end after the connection was lost in the middle, and each message counts once', async () => {
    await afterReading(() => ok(change({ after: 'seen' })));
    const before = (await events()).length;
    const message = imap.add(aBounce({ mailId, address: ADDRESS, status: '5.2.2' }));
    imap.breakAt = /UID STORE/;
    expect((await afterReading()).problem).toBe('CONNECTION');
    expect(message.flags.size).toBe(0);
    expect(await events()).toHaveLength(before + 1);
    expect(await afterReading()).toMatchObject({ problem: null, bounces: 1 });
    expect(message.flags.size).toBe(1);
    expect(await events()).toHaveLength(before + 1);
  });

  it('is read again from the same message after the event store failed', async () => {
    const returned = app.nest.get(ReturnedMails, { strict: false });
    jest.spyOn(returned, 'take').mockRejectedValueOnce(new Error('the store is away'));
    imap.add(aBounce({ mailId, address: ADDRESS, status: '5.7.1' }));
    expect((await afterReading()).problem).toBe('SERVER');
    expect(await afterReading()).toMatchObject({ problem: null, bounces: 1 });
    jest.restoreAllMocks();
  });

  it('has a password that is kept encrypted, for its server and account only', async () => {
    const answers = [
      await webmaster.get('/incoming-mail'),
      await webmaster.get('/security-log', { kind: 'MAILBOX_CHANGED' }),
    ];
    await ok(change({ password: 'S3cret-of-mailbox' }));
    answers.push(await webmaster.get('/security-log', { kind: 'MAILBOX_CHANGED' }));
    for (const { text } of answers) expect(text).not.toContain('S3cret-of-mailbox');
    const rows = await allRows(app.nest.get<Pool>(PG_POOL, { strict: false }));
    expect(placesOf(['S3cret-of-mailbox'], rows)).toEqual([]);
    expect((await settings()).stored).toEqual(['password']);
    expect((await change({})).status).toBe(200);
    for (const other of [{ host: 'imap.example.org' }, { account: 'other' }, { security: 'tls' }])
      expect((await change(other)).status).toBe(400);
    await ok(change({ active: false, host: '', account: '' }));
    expect((await settings()).stored).toEqual([]);
  });
});
