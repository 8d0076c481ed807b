import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../platform/clock/clock';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { IdentityMails } from '../mails/identity-mails';
import type { SignInClient } from '../sessions/sign-in-client';
import { UserStore } from '../users/user.store';
import { alertSentence, type SignInAlert } from './alert-sentences';

const JOB = 'identity.sign-in-alert';

/** Mails people about unusual sign-ins to their accounts. A job sends the mail, so that a sign-in does not wait for the event store. */
@Injectable()
export class SignInAlertsJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.send(payload));
  }

  /** @param once key of an event that is reported only once, such as the use of one code; absent: each call sends a mail. */
  async notify(userId: string, alert: SignInAlert, from: SignInClient, once?: string): Promise<void> {
    const mailId = newId();
    await this.jobs.enqueue(JOB, { mailId, userId, alert, ...from }, { key: once ?? mailId });
  }

  private async send(payload: JobPayload): Promise<void> {
    const { mailId, userId, alert, ...from } = payload as unknown as SignInClient & {
      mailId: string;
      userId: string;
      alert: SignInAlert;
    };
    const account = await this.users.find(userId);
    // An unproven address may belong to a stranger, who must not get mails.
    if (!account || account.unproven) return;
    const meta = { userId: null, realUserId: null, correlationId: mailId };
    await this.mails.send(mailId, 'SIGN_IN_ALERT', account, meta, { change: alertSentence(alert, from) });
  }
}
