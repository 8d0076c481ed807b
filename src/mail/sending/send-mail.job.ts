import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type MailEventData, type MailRequest, SECRET_MARK } from '../../article';
import { BackOff } from '../../contracts';
import type { RecordedEvent } from '../../platform/event-store/port';
import { type JobInfo, type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { untilAborted } from '../../platform/leadership/until-aborted';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail';
import { mailSecret } from '../../platform/secrets';
import { MailHistory, type RequestedMail } from './mail-history';

export const SEND_MAIL_JOB = 'send-mail';

interface Payload {
  streamId: string;
  revision: number;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export const mailIdOf = (event: RecordedEvent): string => (event.data as MailRequest).mailId;

const placeOf = (payload: JobPayload): Payload => payload as unknown as Payload;

/** The text as it is sent: the secret is inserted only now (ADR 0010). */
function withSecret({ kind, mailId, secretSeed, html }: MailRequest): string {
  return html.includes(SECRET_MARK) ? html.replaceAll(SECRET_MARK, mailSecret(kind, secretSeed ?? mailId)) : html;
}

/** Sends one mail and records that as an event (ADR 0008). */
@Injectable()
export class SendMailJob implements OnModuleInit, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  /** Mails that are being sent, or are sent and not yet recorded. A second run in this process waits for the first. */
  private readonly unrecorded = new Map<string, Promise<MailEventData['MailSent']>>();

  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(MailHistory) private readonly history: MailHistory,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SEND_MAIL_JOB, (payload, job) => this.run(placeOf(payload), job), {
      kind: 'mail',
      onExhausted: (payload, reason, job) => this.giveUp(placeOf(payload), reason, job),
    });
  }

  /** Stops the retries of recording: the next process finds the mails unrecorded. */
  beforeApplicationShutdown(): void {
    this.ending.abort();
  }

  private async run({ streamId, revision }: Payload, job: JobInfo): Promise<void> {
    const mail = await this.history.requested(streamId, revision);
    // It counts as an attempt: a wrong event store that is put right within hours loses no mail.
    if (mail === null) throw new Error(`Event ${revision} of ${streamId} requests no mail`);
    const { mailId } = mail.request;
    // The mail was already sent: after a crash right after recording it, or for a job that was queued twice.
    if ((await this.history.outcome(mailId)) !== null) return;
    // The event store has just answered. From here on the mail may be sent, in one process only.
    if (!this.unrecorded.has(mailId)) await job.stillMine();
    this.unrecorded.set(mailId, this.unrecorded.get(mailId) ?? this.send(mail));
    try {
      await this.recordSent(mail, await this.sent(mailId));
    } finally {
      this.unrecorded.delete(mailId);
    }
  }

  private async sent(mailId: string): Promise<MailEventData['MailSent']> {
    const sending = this.unrecorded.get(mailId);
    if (!sending) throw new Error(`Mail ${mailId} has not been sent`);
    return sending;
  }

  private async send({ request, articleId }: RequestedMail): Promise<MailEventData['MailSent']> {
    const { mailId, to, cc, replyTo, subject, language } = request;
    const outgoing = { mailId, to, cc, replyTo, subject, language, html: withSecret(request) };
    const { messageId, rejected } = await this.transport.send(outgoing);
    return { mailId, articleId, messageId, ...(rejected.length > 0 ? { rejected } : {}) };
  }

  /** The mail is sent. Only the recording is retried, for as long as this process lives: a new run would send it a second time. */
  private async recordSent(mail: RequestedMail, data: MailEventData['MailSent']): Promise<void> {
    const backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    for (;;) {
      try {
        return await this.history.record(mail, 'MailSent', data);
      } catch (failure) {
        if (this.ending.signal.aborted) throw failure;
        await untilAborted(this.ending.signal, backOff.next());
      }
    }
  }

  private async giveUp({ streamId, revision }: Payload, reason: string, job: JobInfo): Promise<void> {
    const mail = await this.history.requested(streamId, revision);
    // Without the request no outcome can be recorded. The log has the reason of the last attempt.
    if (mail === null) return;
    const { mailId } = mail.request;
    const data = { mailId, articleId: mail.articleId, attempts: job.attempt, error: reason };
    await this.history.record(mail, 'MailFailed', data);
  }
}
