import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeliveryReport, IncomingMail } from './incoming-mail';
import { readIncoming } from './read-incoming';

const FOLDER = join(__dirname, '../../../test/fixtures/incoming-mail');
const DOMAIN = 'journal.example.org';
const MAIL = '0b7a4c1e-5d55-4d3e-9f7d-1a2b3c4d5e6f';
const ID = `<${MAIL}@${DOMAIN}>`;

const stored = (path: string): Buffer => readFileSync(join(FOLDER, path));
/** As servers send it, with CRLF. */
const sent = (raw: Buffer | string): Buffer =>
  Buffer.from(raw.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1');
const read = (raw: string): Promise<IncomingMail> => readIncoming(sent(Buffer.from(raw)), DOMAIN);
const failed = (status: string | null, ...addresses: string[]): DeliveryReport => ({
  ...{ addresses, outcome: 'FAILED', status },
});

const ANN = 'ann@example.com';
const BOUNCES: Record<string, DeliveryReport[]> = {
  'postfix.eml': [failed('5.1.1', 'Ann@example.com', ANN)],
  'postfix-delayed.eml': [{ addresses: [ANN], outcome: 'DELAYED', status: '4.4.1' }],
  'exchange-online.eml': [failed('5.1.10', ANN)],
  'exchange-2003-german.eml': [failed('5.2.2', ANN)],
  'gmail.eml': [failed('5.1.1', ANN)],
  'sendmail.eml': [failed('5.2.2', ANN)],
  'exim.eml': [failed('5.0.0', ANN)],
  'exim-old.eml': [failed('5.1.1', ANN)],
  'qmail.eml': [failed('5.1.1', ANN)],
  'amazon-ses.eml': [failed('5.7.1', ANN)],
  'domino.eml': [failed('5.1.1', ANN)],
  'courier-two-recipients.eml': [failed('5.1.2', ANN), failed('4.4.7', 'carol@example.net')],
  'internationalised.eml': [failed('5.6.7', 'änn@example.com')],
  'forwarded-address.eml': [failed('5.1.6', ANN, 'secret-address@elsewhere.example')],
};
const ANSWERS: Record<string, ['ANSWER' | 'AUTOMATIC', string]> = {
  'another-address.eml': ['ANSWER', 'desk@example.com'],
  'out-of-office-exchange.eml': ['AUTOMATIC', ANN],
  'out-of-office-gmail.eml': ['AUTOMATIC', ANN],
  'read-receipt.eml': ['AUTOMATIC', ANN],
  'reply-in-a-thread.eml': ['ANSWER', ANN],
  'reply.eml': ['ANSWER', 'Ann@example.com'],
  'vacation-old.eml': ['AUTOMATIC', ANN],
};

describe('a message in the mailbox', () => {
  it('is stored as a sample for each row of the tables', () => {
    expect(readdirSync(join(FOLDER, 'bounces')).sort()).toEqual(Object.keys(BOUNCES).sort());
    expect(readdirSync(join(FOLDER, 'answers')).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it.each(Object.entries(BOUNCES))('is a bounce as %s writes it', async (name, reports) => {
    const raw = stored(`bounces/${name}`);
    const expected = { kind: 'BOUNCE', reports, mailIds: [MAIL], key: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(await readIncoming(sent(raw), DOMAIN)).toEqual(expected);
    expect(await readIncoming(raw, DOMAIN)).toEqual(expected);
  });

  it.each(Object.entries(ANSWERS))('is an answer as in %s', async (name, [kind, from]) => {
    const raw = sent(stored(`answers/${name}`));
    expect(await readIncoming(raw, DOMAIN)).toEqual({ kind, from, mailIds: [MAIL], key: expect.any(String) });
  });

  it.each([
    ...Object.keys(BOUNCES).map((one) => `bounces/${one}`),
    ...Object.keys(ANSWERS).map((one) => `answers/${one}`),
  ])('of another journal does not belong to this one: %s', async (path) => {
    const foreign = stored(path).toString('latin1').replaceAll(`@${DOMAIN}>`, '@journalXexample.org>');
    const plain = foreign.includes(MAIL) ? foreign : foreign.replaceAll(/^[A-Za-z0-9+/=]{40,}$/gm, '');
    expect(await readIncoming(sent(Buffer.from(plain, 'latin1')), DOMAIN)).toEqual({ kind: 'OTHER' });
  });

  it('has the same key however it is read, and a key that differs from that of other messages', async () => {
    const keyOf = async (raw: string) => ((await read(raw)) as { key: string }).key;
    const message = `Message-ID: <1@x.example>\nIn-Reply-To: ${ID}\n\nText`;
    expect(await keyOf(`Delivered-To: office\n${message}`)).toBe(await keyOf(message));
    expect(await keyOf(message.replace('1@x', '2@x'))).not.toBe(await keyOf(message));
    const unnamed = `In-Reply-To: ${ID}\nDate: today\n\n`;
    expect(await keyOf(`${unnamed}One`)).toBe(await keyOf(`Delivered-To: office\n${unnamed}One`));
    expect(await keyOf(`${unnamed}One`)).not.toBe(await keyOf(`${unnamed}Two`));
  });

  it('names the returned mail before those that it quotes', async () => {
    const other = '11111111-5d55-4d3e-9f7d-1a2b3c4d5e6f';
    const raw = stored('bounces/postfix.eml').toString();
    const quoting = raw.replace('Message-ID: <0b7', `References: <${other}@${DOMAIN}>\nMessage-ID: <0b7`);
    expect(await read(quoting)).toMatchObject({ mailIds: [MAIL] });
    expect(await read(`References: <${other}@${DOMAIN}>\n${raw}`)).toMatchObject({ mailIds: [MAIL, other] });
  });

  it('contains nothing that is not in the form of a code', async () => {
    const raw = stored('bounces/postfix.eml').toString().replace('Status: 5.1.1', 'Status: <script>');
    expect(await read(raw)).toMatchObject({ reports: [failed(null, 'Ann@example.com', ANN)] });
  });
});

describe('a malicious message', () => {
  const report = (parts: string): string =>
    `Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n${parts}\n--b--\n`;

  it.each([
    ['nothing', ''],
    ['bytes', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)).toString('latin1')],
    ['only a header', 'From'],
    ['an unknown charset', `Content-Type: text/plain; charset="no-such-set"\nSubject: =?no-such?Q?=FF=?=\n\n\xff\xfe`],
    ['a report without parts', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n'],
    ['a boundary that never comes', report('--c\n\nnothing')],
    ['a huge header', `Subject: ${'x'.repeat(400_000)}\nIn-Reply-To: ${ID}\n\n`],
  ])('may be %s', async (_name, raw) => {
    expect(await read(raw)).toEqual({ kind: 'OTHER' });
  });

  it('may be nested deeply', async () => {
    const open = Array.from(
      { length: 5_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    );
    expect(await read(`In-Reply-To: ${ID}\n${open.join('')}`)).toEqual({ kind: 'OTHER' });
  });

  it('may be longer than anyone reads', async () => {
    const raw = `Message-ID: <1@x>\nFrom: ann@example.com\nIn-Reply-To: ${ID}\n\n${'long line '.repeat(2_000_000)}`;
    expect(await read(raw)).toMatchObject({ kind: 'ANSWER', mailIds: [MAIL] });
  });

  it('may name thousands of recipients and mails', async () => {
    const block = (at: number): string =>
      `Final-Recipient: rfc822; a${at}@example.com\nAction: failed\nStatus: 5.1.1\n\n`;
    const blocks = Array.from({ length: 5_000 }, (_, at) => block(at)).join('');
    const ids = Array.from({ length: 500 }, (_, at) => ID.replace('0b7a4c1e', String(10_000_000 + at))).join('\n ');
    const parts = `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n${blocks}`;
    const found = await read(`References: ${ids}\n${report(parts)}`);
    expect(found.kind === 'BOUNCE' && [found.reports.length, found.mailIds.length]).toEqual([50, 10]);
  });

  it('may try to keep its parser busy with at signs and spaces', async () => {
    const field = `Final-Recipient: rfc822; ${'a@'.repeat(100_000)}<\nAction: failed\n`;
    const parts = `--b\nContent-Type: message/delivery-status\n\n${field}${'\n \t'.repeat(50_000)}`;
    const found = await read(`In-Reply-To: ${ID}\n${report(parts)}`);
    expect(found).toMatchObject({ kind: 'BOUNCE', reports: [failed(null)] });
    const text = `<${'a@'.repeat(100_000)}>:\n--- Below this line is a copy of the message.\n`;
    expect(await read(`In-Reply-To: ${ID}\n\n${text}`)).toMatchObject({ kind: 'ANSWER' });
  });

  it('does not hide a report in a message within it', async () => {
    const inner = stored('bounces/postfix.eml').toString();
    const raw = `From: x@example.com\nContent-Type: multipart/mixed; boundary=z\n\n--z\nContent-Type: message/rfc822\n\n${inner}\n--z--`;
    expect(await read(raw)).toEqual({ kind: 'OTHER' });
  });
});
