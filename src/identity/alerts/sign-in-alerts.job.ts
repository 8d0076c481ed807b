import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../platform/clock/clock';
import { type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { IdentityMails } from '../mails/identity-mails';
import type { SignInClient } from '../sessions/sign-in-client';
import { UserStore } from '../users/user.store';
import { alertSentence, type SignInAlert } from './alert-sentences';

const JOB = 'identity.sign-in-alert';

/** Mails people about unusual sign-ins to their accounts. By a job: a sign-in waits for no event store. */
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

  /** @param once what happens at most once, such as the use of one code; absent: each call is told. */
  async tell(userId: string, alert: SignInAlert, from: SignInClient, once?: string): Promise<void> {
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
    // Nobody has proven that the address is theirs: it may be a stranger's, who is to get no mails by this.
    if (!account || account.unproven) return;
    const meta = { userId: null, realUserId: null, correlationId: mailId };
    await this.mails.send(mailId, 'SIGN_IN_ALERT', account, meta, { change: alertSentence(alert, from) });
  }
}
