import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { until } from '../../../test/support/app/http-until';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail';
import { ReturnedMails } from '../returned/returned-mails';
import { UndeliverableAddresses } from '../returned/undeliverable-addresses';

const RECIPIENT = 'forgetful@example.com';
const CC = 'chief@example.org';
const FROM = 'office@journal.example.org';
const MAIL_ID = '5b0f3c1e-3d55-4d3e-9f7d-111111111111';

interface Received {
  sender: string;
  recipients: string[];
  from: string;
}

describe.each([
  ['with', 'bounces@journal.example.org'],
  ['without', ''],
])('the envelope sender of a mail, %s BOUNCE_ADDRESS', (_which, address) => {
  const received: Received[] = [];
  let smtp: SMTPServer;
  let app: TestApp;

  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: async (stream, { envelope }, done) => {
        const { from } = await simpleParser(stream);
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ sender, recipients: envelope.rcptTo.map((one) => one.address), from: from?.text ?? '' });
        done();
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    const env = { SMTP_URL: url, MAIL_FROM: FROM, PUBLIC_URL: 'http://localhost:3000', BOUNCE_ADDRESS: address };
    app = await startTestApp({ env });
  });
  afterAll(async () => {
    await app.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  const senderOf = (mailId: string): string => (address === '' ? FROM : `bounces+${mailId}@journal.example.org`);

  it('is the same for all recipients of a mail', async () => {
    const transport = app.nest.get<MailTransport>(MAIL_TRANSPORT, { strict: false });
    const text = { subject: 'A letter', html: '<p>Dear author</p>', replyTo: null };
    const sent = await transport.send({ mailId: MAIL_ID, to: [RECIPIENT], cc: [CC], ...text });
    expect(received.at(-1)).toEqual({ sender: senderOf(MAIL_ID), recipients: [RECIPIENT, CC], from: FROM });
    expect(sent.messageId).toBe(`<${MAIL_ID}@localhost>`);
  });

  it('is where a mail server writes to when its words name no mail: the address is marked if possible', async () => {
    await app.addPerson(RECIPIENT, 'author');
    await app.visitor.post('/reset-password', { email: RECIPIENT });
    const { mailId } = await app.mailTo(RECIPIENT, 'PASSWORD_RESET');
    const { sender, from } = await until('the mail is there', async () =>
      received.find((one) => one.sender === senderOf(mailId) && one.recipients.join() === RECIPIENT),
    );
    expect(from).toBe(FROM);
    const bounce = ['From: MAILER-DAEMON@mx.example.com', `To: <${sender}>`, '', 'There is nobody here (5.1.1).', ''];
    const take = () => app.nest.get(ReturnedMails, { strict: false }).take(Buffer.from(bounce.join('\r\n')));
    if (address === '') return expect(await take()).toBe('UNMATCHED');
    await until('it is known as sent', async () => ((await take()) === 'BOUNCE' ? true : undefined));
    const marks = await until('the mark', async () => {
      const found = await app.nest.get(UndeliverableAddresses, { strict: false }).among([RECIPIENT]);
      return found.length > 0 ? found : undefined;
    });
    return expect(marks).toEqual([expect.objectContaining({ address: RECIPIENT, status: '5.1.1' })]);
  });
});
