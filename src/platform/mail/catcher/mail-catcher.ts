import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { CaughtMails } from './caught-mails';

const LARGEST_MAIL = 30_000_000;
const USER = 'quire';

/**
 * A mail server on 127.0.0.1 that stores every mail for the mailbox page and sends none. It requires a password, so that other accounts of
 * the machine cannot put mails into the mailbox.
 */
@Injectable()
export class MailCatcher implements OnApplicationShutdown {
  private readonly server: SMTPServer;
  private readonly password = randomBytes(24).toString('base64url');

  constructor(private readonly mails: CaughtMails) {
    this.server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === this.password ? done(null, { user: USER }) : done(new Error('The password is wrong')),
      size: LARGEST_MAIL,
      closeTimeout: 500,
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        simpleParser(stream)
          .then((mail) => this.mails.add(mail, recipients))
          .then(
            () => done(),
            (failure: Error) => done(failure),
          );
      },
    });
    // A client that disconnects early must not end the server.
    this.server.on('error', () => undefined);
  }

  /** Starts on a free port. @returns its address as SMTP_URL, with its password. */
  start(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.server.once('error', reject);
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.server.address();
        const port = address !== null && typeof address === 'object' ? address.port : 0;
        resolve(`smtp://${USER}:${this.password}@127.0.0.1:${port}`);
      });
    });
  }

  onApplicationShutdown(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
