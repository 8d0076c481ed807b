import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { until } from '../../../support/app/http-until';

interface Received {
  to: string;
  html: string;
}

/** A mail server outside of the product: it counts the mails that it has accepted, independently of the product's records. */
export class CountingSmtp {
  /** Number of times that a message was accepted, by its Message-ID. */
  readonly accepted = new Map<string, number>();
  private readonly newest = new Map<string, Received>();
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      simpleParser(stream).then(
        ({ messageId = '', html }) => {
          this.accepted.set(messageId, (this.accepted.get(messageId) ?? 0) + 1);
          for (const { address } of session.envelope.rcptTo)
            this.newest.set(address.toLowerCase(), { to: address, html: html === false ? '' : html });
          done();
        },
        (failure: Error) => done(failure),
      );
    },
  });

  /** Listens on a free port of loopback; returns its address in the form of SMTP_URL. */
  async start(): Promise<string> {
    // A killed client is not an error of the mail server.
    this.server.on('error', () => undefined);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  has(email: string): boolean {
    return this.newest.has(email.toLowerCase());
  }

  /** Waits for the newest mail to an address. @throws Error after a timeout. */
  readonly read = (email: string): Promise<{ html: string }> =>
    until(`a mail to ${email}`, async () => this.newest.get(email.toLowerCase()));

  /** How many times messages were accepted again. */
  get doubled(): number {
    return [...this.accepted.values()].reduce((sum, count) => sum + count - 1, 0);
  }
}
