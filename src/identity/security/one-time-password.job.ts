import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { normalEmail } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { JOBS, type Jobs } from '../../platform/jobs';
import { isBeingErased } from '../../platform/personal-data';
import { PG_POOL } from '../../platform/postgres';
import { hashSecret } from '../../platform/secrets';
import { IdentityMails } from '../mails/identity-mails';
import { UserStore } from '../users/user.store';
import { Invitations } from './invitations';
import { SecurityLog } from './security-log';

export const ONE_TIME_PASSWORD_JOB = 'identity.mail-one-time-password';
const VALID_MS = 3_600_000;

interface Payload {
  email: string;
  /** Id of the mail and seed of the password, so that a job that runs twice mails the same password. */
  mailId: string;
  correlationId: string;
}

/**
 * Mails a one-time password, valid for an hour, to the holder of an address if there is one (lifecycle, section 4 (3)). The mail goes to the
 * present address of the account.
 */
@Injectable()
export class OneTimePasswordJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly invitations: Invitations,
    private readonly mails: IdentityMails,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(ONE_TIME_PASSWORD_JOB, (payload) => this.run(payload as unknown as Payload));
  }

  private async run({ email, mailId, correlationId }: Payload): Promise<void> {
    const holder = await this.users.findHolder(normalEmail(email));
    const account = holder ?? (await this.users.findByEmail(email));
    if (!account || (await this.isBeingErased(account.id))) return;
    // A link to choose the first password is valid for 30 days. A reset by a stranger must not replace it by a link that expires earlier.
    if (account.passwordHash === null) {
      await this.log.record({ action: 'PASSWORD_RESET_REQUESTED', by: null, userId: account.id });
      return this.invitations.mailLink(account.id, mailId, { userId: null, realUserId: null, correlationId });
    }
    await this.users.update(account.id, {
      oneTimeHash: hashSecret(this.mails.secretOf(mailId, 'PASSWORD_RESET')),
      oneTimeExpires: new Date(this.clock.now().getTime() + VALID_MS),
      oneTimePurpose: 'RESET',
    });
    await this.log.record({ action: 'PASSWORD_RESET_REQUESTED', by: null, userId: account.id });
    await this.mails.send(mailId, 'PASSWORD_RESET', account, { userId: null, realUserId: null, correlationId });
  }

  /** A mail would bring the address back into the log. */
  private async isBeingErased(userId: string): Promise<boolean> {
    const sql = `SELECT ${isBeingErased('$1')} AS yes`;
    return (await this.pool.query<{ yes: boolean }>(sql, [userId])).rows[0]?.yes === true;
  }
}
