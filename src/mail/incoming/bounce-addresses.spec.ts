import type { IncomingMail } from './incoming-mail';
import { readIncoming } from './read-incoming';

const MAIL = '0b7a4c1e-5d55-4d3e-9f7d-1a2b3c4d5e6f';
const OTHER = '1b7a4c1e-5d55-4d3e-9f7d-1a2b3c4d5e6f';
const BOUNCES = 'bounces@journal.example.org';
const OWN = `bounces+${MAIL}@journal.example.org`;

const read = (lines: readonly string[], bounceAddress: string | null = BOUNCES): Promise<IncomingMail> =>
  readIncoming(Buffer.from([...lines, ''].join('\r\n')), 'journal.example.org', bounceAddress);
const fromServer = (text: string, subject = 'Mail could not be delivered', to = OWN): string[] => [
  ...['Message-ID: <1@mx.example.com>', 'From: Mail Delivery <MAILER-DAEMON@mx.example.com>', `To: <${to}>`],
  ...[`Subject: ${subject}`, 'Content-Type: text/plain', '', text],
];
const failed = { addresses: [], outcome: 'FAILED', status: null };

describe('a message to the bounce address of a mail', () => {
  it('is a bounce of that mail when a mail server reports it in its own words', async () => {
    const bounce = await read(fromServer('Your message did not reach its reader.'));
    expect(bounce).toMatchObject({ kind: 'BOUNCE', mailIds: [MAIL], reports: [failed] });
    const full = await read(fromServer('The mailbox is full (5.2.2).'));
    expect(full).toMatchObject({ reports: [{ outcome: 'FAILED', status: '5.2.2' }] });
    const later = await read(fromServer('We keep trying.', 'Warning: message delayed 4 hours'));
    expect(later).toMatchObject({ reports: [{ outcome: 'DELAYED' }] });
    expect(await read(fromServer('Try again: 4.4.1'))).toMatchObject({ reports: [{ outcome: 'DELAYED' }] });
  });

  it('is found by the header of the journal’s mail server too, and in any case', async () => {
    const lines = ['Return-Path: <>', `Delivered-To: ${OWN.toUpperCase()}`, 'From: <robot@mx.example.com>', '', 'No.'];
    expect(await read(lines)).toMatchObject({ kind: 'BOUNCE', mailIds: [MAIL] });
  });

  it('is an answer when a person or a program wrote it', async () => {
    const person = ['From: Ann <ann@example.com>', `To: ${OWN}`, 'Subject: Re', '', 'Thank you'];
    expect(await read(person)).toMatchObject({ kind: 'ANSWER', mailIds: [MAIL], from: 'ann@example.com' });
    const away = ['Return-Path: <>', 'Auto-Submitted: auto-replied', ...person];
    expect(await read(away)).toMatchObject({ kind: 'AUTOMATIC', mailIds: [MAIL] });
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'X-Autoreply: yes',
    'X-Autorespond: yes',
    'Precedence: auto_reply',
    'Precedence: bulk',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary="b"',
  ])('is no failure when a program wrote it for its owner and left the sender empty: %s', async (header) => {
    const away = ['Return-Path: <>', header, 'From: Ann <ann@example.com>', `To: ${OWN}`, '', 'I am away (5.1.1).'];
    expect(await read(away)).toMatchObject({ kind: 'AUTOMATIC', mailIds: [MAIL] });
  });

  it.each(['Auto-Submitted: auto-generated', 'Auto-Submitted: auto-replied', 'Precedence: bulk'])(
    'is a failure when a mail server wrote it: %s',
    async (header) => {
      expect(await read([header, ...fromServer('No such user.')])).toMatchObject({ kind: 'BOUNCE', reports: [failed] });
    },
  );

  it('is a failure when it is a report of a delivery, even an unreadable one', async () => {
    const report = [
      ...['Return-Path: <>', 'Auto-Submitted: auto-generated', 'From: Robot <robot@mx.example.com>', `To: ${OWN}`],
      ...['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b', ''],
      ...['No such user.', '--b--'],
    ];
    expect(await read(report)).toMatchObject({ kind: 'BOUNCE', mailIds: [MAIL], reports: [failed] });
  });

  it('belongs to the mail of the address, before those that it names', async () => {
    const report = [
      ...['From: MAILER-DAEMON@mx.example.com', `To: ${OWN}`],
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      ...['', '--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com'],
      ...['', 'Final-Recipient: rfc822; ann@example.com', 'Action: delivered', 'Status: 2.0.0'],
      ...[
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${OTHER}@journal.example.org>`,
        '',
        '--b--',
      ],
    ];
    // Delivered: that is no failure, although a mail server wrote it.
    expect(await read(report)).toMatchObject({ kind: 'BOUNCE', mailIds: [MAIL, OTHER], reports: [] });
  });

  it.each([
    ['no bounce address is set', OWN, null],
    ['it is of another journal', `bounces+${MAIL}@other.example.org`, BOUNCES],
    ['it only ends like ours', `no-bounces+${MAIL}@journal.example.org`, BOUNCES],
    ['the host goes on', `bounces+${MAIL}@journal.example.org.evil.example`, BOUNCES],
    ['it has no mail', 'bounces+everything@journal.example.org', BOUNCES],
  ])('is nothing when %s', async (_why, to, bounceAddress) => {
    expect(await read(fromServer('No.', 'No', to), bounceAddress)).toEqual({ kind: 'OTHER' });
  });
});
