import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { FACTOR_MESSAGES } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Limits } from '../../platform/http/limits/limits';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressLinks } from '../addresses/address-links';
import { assertLive } from '../addresses/link-problems';
import { IdentityMails } from '../mails/identity-mails';
import { SecurityLog } from '../security/security-log';
import type { Account } from '../users/account';
import { passwordFits } from '../users/passwords';
import { UserStore } from '../users/user.store';
import { FactorStore } from './factor.store';
import { FactorChanges } from './factor-changes';

const VALID_MS = 24 * 3_600_000;
const NO_FACTOR = 'This person has no second factor.';

/** Recovery for a person who lost every second factor and the recovery codes: a link from the office, together with the password. */
@Injectable()
export class LostFactors {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly factors: FactorStore,
    private readonly changes: FactorChanges,
    private readonly limits: Limits,
    private readonly mails: IdentityMails,
    private readonly log: SecurityLog,
  ) {}

  /** Mails the link to the address of the account; earlier links become invalid. @throws ApiProblem 422 without a factor. */
  async sendLink(account: Account, by: RequestUser, correlationId: string): Promise<void> {
    if ((await this.factors.list(account.id)).length === 0) throw new ApiProblem('RULE_BROKEN', NO_FACTOR);
    const mailId = newId();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    const link = {
      id: mailId,
      userId: account.id,
      purpose: 'REMOVE_FACTORS',
      address: account.email,
      expiresAt,
    } as const;
    await inTransaction(this.pool, async (db) => {
      await this.links.add(link, this.mails.secretOf(mailId, 'FACTOR_LINK'), now, db);
      await this.log.record({ action: 'FACTOR_LINK_SENT', by, userId: account.id }, db);
    });
    const meta = { userId: by.userId, realUserId: by.realUserId, correlationId };
    await this.mails.send(mailId, 'FACTOR_LINK', account, meta);
  }

  /** @throws ApiProblem 422 for an invalid link or a wrong password, 429 after too many attempts. */
  async remove(key: string, password: string, correlationId: string): Promise<void> {
    const { userId } = assertLive(await this.links.find(key, 'REMOVE_FACTORS'), this.clock.now());
    await this.limits.consume('own-password', userId);
    const { passwordHash, mustChangePassword } = await this.users.get(userId);
    const message = FACTOR_MESSAGES.wrongPassword;
    // A password that came by mail proves no more than the link does: access to the mailbox alone must not replace the factor.
    if (mustChangePassword || !(await passwordFits(passwordHash, password)))
      throw new ApiProblem('RULE_BROKEN', message, { password: message });
    await this.changes.removeAll(userId, correlationId, async (db) => {
      const now = this.clock.now();
      const link = assertLive(await this.links.find(key, 'REMOVE_FACTORS', db), now);
      await this.links.use(link.id, now, db);
    });
  }
}
