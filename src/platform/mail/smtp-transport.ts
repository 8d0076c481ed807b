import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../config/loopback';
import { CountedFailure, PermanentFailure } from '../jobs';
import { reasonOf } from '../reasons/reason-of';
import { withoutAddresses } from '../reasons/without-addresses';
import { plainText } from '../rich-text';
import { mailLayout } from './mail-layout';
import type { MailTransport, OutgoingMail } from './mail-transport';
import { bounceAddressOf, mailDomain, messageIdOf } from './message-ids';

/** Timeouts in milliseconds, so that the server cannot block a job indefinitely. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** How long, in milliseconds, the result of a health check is reused: a server that answers need not be asked each time. */
const CHECK_LIFETIME_MS = 10_000;
const SUCCESS_LIFETIME_MS = 300_000;

interface Check {
  result: Promise<string | null>;
  /** When the check began, and how long its result is reused, in milliseconds. */
  at: number;
  lifetime: number;
}

export interface SmtpOptions {
  /** Address of the mail server, read before each connection. */
  url: string;
  from: string;
  journalName: string;
  publicUrl: string;
  /** Address for bounces, to which the id of the mail is added; null: the address of the sender. */
  bounceAddress: string | null;
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  message: string;
}

/**
 * A password is never sent unencrypted over a network, so a server without STARTTLS gets no mail. An address with `?requireTLS=false` turns
 * this off.
 */
const needsTls = (url: string): boolean => new URL(url).password !== '' && !isLoopback(url);

/** Sends through an SMTP server, over a few connections that stay open. */
export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter<{ messageId: string; rejected: (string | { address: string })[] }>;

  private checked: Check | null = null;

  constructor(private readonly options: SmtpOptions) {
    const { url } = options;
    // A value of `requireTLS` in the address takes precedence over this one.
    this.transporter = createTransport({ url, requireTLS: needsTls(url), pool: true, maxConnections: 3, ...TIMEOUTS });
  }

  async send(mail: OutgoingMail): Promise<{ messageId: string; rejected: string[] }> {
    const { from, publicUrl, bounceAddress } = this.options;
    try {
      const info = await this.transporter.sendMail({
        from,
        to: mail.to,
        cc: mail.cc,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        ...(bounceAddress !== null && {
          envelope: { from: bounceAddressOf(mail.mailId, bounceAddress), to: mail.to, cc: mail.cc },
        }),
        subject: mail.subject,
        html: mailLayout(mail, this.options),
        text: plainText(mail.html),
        messageId: messageIdOf(mail.mailId, mailDomain(publicUrl)),
        // Stops automatic replies such as out-of-office messages (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      const rejected = info.rejected.map((one) => (typeof one === 'string' ? one : one.address));
      return { messageId: info.messageId, rejected };
    } catch (failure) {
      const { message } = failure as SmtpFailure;
      // The server may have been lost since the last check.
      this.checked = null;
      // The library's timeouts have the code of an unreachable database, which uses up no attempt.
      throw isPermanent(failure as SmtpFailure) ? new PermanentFailure(message) : new CountedFailure(message);
    }
  }

  check(): Promise<string | null> {
    const now = performance.now();
    if (this.checked === null || now - this.checked.at > this.checked.lifetime) this.checked = this.newCheck(now);
    return this.checked.result;
  }

  private newCheck(at: number): Check {
    const check: Check = {
      at,
      lifetime: CHECK_LIFETIME_MS,
      result: this.transporter.verify().then(
        () => {
          check.lifetime = SUCCESS_LIFETIME_MS;
          return null;
        },
        (failure: unknown) => `The mail server does not answer: ${withoutAddresses(reasonOf(failure))}`,
      ),
    };
    return check;
  }

  close(): void {
    this.transporter.close();
  }
}

/** A 5xx response about recipients or content is permanent. A 5xx response to signing in is not: the operator can fix it. */
function isPermanent({ code, responseCode }: SmtpFailure): boolean {
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
