import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type MailEventData, type MailRequest, SECRET_MARK } from '../../article';
import { BackOff } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';
import { type JobInfo, type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail';
import { mailSecret } from '../../platform/secrets';
import { MailHistory, type RequestedMail } from './mail-history';

export const SEND_MAIL_JOB = 'send-mail';

interface Payload {
  streamId: string;
  revision: number;
}

/** With the pauses, about ten minutes: longer than a restart of the database takes. */
const RECORD_TRIES = 70;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export const mailIdOf = (event: RecordedEvent): string => (event.data as MailRequest).mailId;

const placeOf = (payload: JobPayload): Payload => payload as unknown as Payload;

/** The text as it is sent: the secret is inserted only now (ADR 0010). */
function withSecret({ kind, mailId, secretSeed, html }: MailRequest): string {
  return html.includes(SECRET_MARK) ? html.replaceAll(SECRET_MARK, mailSecret(kind, secretSeed ?? mailId)) : html;
}

/** Sends one mail and records that as an event (ADR 0008). */
@Injectable()
export class SendMailJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(MailHistory) private readonly history: MailHistory,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SEND_MAIL_JOB, (payload) => this.send(placeOf(payload)), {
      onExhausted: (payload, reason, job) => this.giveUp(placeOf(payload), reason, job),
    });
  }

  private async send({ streamId, revision }: Payload): Promise<void> {
    const mail = await this.history.requested(streamId, revision);
    const { request, articleId } = mail;
    // The mail is already out: after a crash behind the record, or a job that was queued twice.
    if ((await this.history.outcome(request.mailId)) !== null) return;
    const { mailId, to, cc, replyTo, subject } = request;
    const outgoing = { mailId, to, cc, replyTo, subject, html: withSecret(request) };
    const { messageId, rejected } = await this.transport.send(outgoing);
    await this.recordSent(mail, { mailId, articleId, messageId, ...(rejected.length > 0 ? { rejected } : {}) });
  }

  /** The mail is out. Only the record is retried, since a new run of the job would send the mail a second time. */
  private async recordSent(mail: RequestedMail, data: MailEventData['MailSent']): Promise<void> {
    const backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.history.record(mail, 'MailSent', data);
      } catch (failure) {
        if (tries === RECORD_TRIES) throw failure;
        await sleep(backOff.next());
      }
    }
  }

  private async giveUp({ streamId, revision }: Payload, reason: string, job: JobInfo): Promise<void> {
    const mail = await this.history.requested(streamId, revision);
    const { mailId } = mail.request;
    const data = { mailId, articleId: mail.articleId, attempts: job.attempt, error: reason };
    await this.history.record(mail, 'MailFailed', data);
  }
}
