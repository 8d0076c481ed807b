import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SignInLinks } from '../providers/sign-in-links';
import { SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import { proofOf } from '../users/account';
import { UserStore } from '../users/user.store';
import { AddressLinks } from './address-links';

/**
 * The use of a key that was mailed to the address of an account proves this address. The reader of the mail may be another person than
 * the one who registered the account, so the account's password, sessions and linked sign-ins end (lifecycle, section 5 (1)).
 */
@Injectable()
export class ProofByKey {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly signIns: SignInLinks,
    private readonly sessions: SessionStore,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * An unproven account loses its password, its sessions and its linked sign-ins, and counts as proven. Its drafts stay for the person who
   * sets a password by a mailed link. If another account has proven the address, it stays unproven. Does nothing for any other account.
   */
  async prove(userId: string): Promise<void> {
    const found = await this.users.find(userId);
    if (!found?.unproven) return;
    const isEnded = await inTransaction(this.pool, async (db) => {
      const account = await this.users.lock(userId, db);
      if (!account.unproven) return false;
      await this.links.cancel(userId, 'PROVE', this.clock.now(), db);
      await this.signIns.dropAll(userId, db);
      await this.sessions.revokeAllIn(userId, db);
      const isFree = await this.users.isFree(account.email, userId, db);
      const proof = isFree ? proofOf(account) : {};
      await this.users.update(userId, { passwordHash: null, ...NO_ONE_TIME, ...proof }, db);
      await this.log.record({ action: 'ACCOUNT_TAKEN_OVER', by: null, userId }, db);
      if (isFree)
        await this.log.record({ action: 'ADDRESS_PROVEN', by: null, userId, after: { email: account.email } }, db);
      return true;
    });
    if (isEnded) this.sessions.forget(userId);
  }
}

const NO_ONE_TIME = {
  oneTimeHash: null,
  oneTimeExpires: null,
  oneTimePurpose: null,
  mustChangePassword: false,
} as const;
