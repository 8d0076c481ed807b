import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { defineReaction, Reactions } from '../../platform/reactions';
import { mailIdOf, SEND_MAIL_JOB } from '../sending/send-mail.job';

/** Ten attempts with growing pauses take about three and a half hours, longer than a mail server's maintenance. */
const ATTEMPTS = 10;

/**
 * Adds every requested mail to the job queue. The mail's id is the job's key: a request repeated after a crash is queued once (ADR 0008).
 * The queue gets only the event's position; the mail itself stays in the event.
 */
@Injectable()
export class SendMailWhenMailRequested implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.reactions.register(
      defineReaction({
        name: 'send-mail-when-mail-requested',
        handles: ['MailRequested'],
        handle: async (event) => {
          const key = mailIdOf(event);
          const { streamId, revision } = event;
          await this.jobs.enqueue(SEND_MAIL_JOB, { streamId, revision }, { key, maxAttempts: ATTEMPTS });
        },
      }),
    );
  }
}
