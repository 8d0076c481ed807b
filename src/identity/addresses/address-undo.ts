import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { normalEmail } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { ApiKeyStore } from '../api-keys/api-key-store';
import { FactorStore } from '../factors/factor.store';
import { RecoveryCodes } from '../factors/recovery-codes';
import { SignInLinks } from '../providers/sign-in-links';
import { SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { type AddressLink, AddressLinks } from './address-links';
import { assertLive } from './link-problems';
import { StandingAccesses } from './standing-access';

/** How long a change of address can be undone. */
export const REVERT_MS = 7 * 24 * 3_600_000;

const NO_PASSWORD = {
  passwordHash: null,
  oneTimeHash: null,
  oneTimeExpires: null,
  oneTimePurpose: null,
  mustChangePassword: false,
} as const;

/** The proven addresses of the account after the change is undone. */
function addressesAfter({ address, held }: AddressLink, { email, addresses }: Account): string[] {
  const own = normalEmail(address);
  const isKept = (one: string): boolean => held?.includes(one) ?? one !== normalEmail(email);
  return [...new Set([...addresses.filter(isKept), own])];
}

/** How the owner of the old address undoes a change of address (lifecycle, section 5 (2)). */
@Injectable()
export class AddressUndo {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly log: SecurityLog,
    private readonly factors: FactorStore,
    private readonly recovery: RecoveryCodes,
    private readonly keys: ApiKeyStore,
    private readonly accesses: StandingAccesses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Handles the link that was mailed to the old address: the account gets this address back, loses its password, and all its sessions
   * end. Second factors that were added later than a week before the change may be a stranger's and are removed. Older ones stay, so that
   * access to an old mailbox alone is not enough to enter the account. The same holds for keys of other programs. The link of a
   * calendar ends, however old it is. Addresses that came since then belong to the account no longer.
   * @throws ApiProblem 422 for an unknown, used or expired link, 409 when another account has the address in the meantime.
   */
  async revert(key: string): Promise<Account> {
    const account = await inTransaction(this.pool, async (db) => {
      const now = this.clock.now();
      const link = assertLive(await this.links.find(key, 'REVERT', db), now);
      const before = await this.users.lock(link.userId, db);
      await this.links.use(link.id, now, db);
      // The address may have been changed again: the links that undo those changes were mailed to addresses of a stranger.
      await this.links.cancelReverts(link, now, db);
      await this.links.cancel(link.userId, 'PROVE', now, db);
      await this.links.cancel(link.userId, 'REMOVE_FACTORS', now, db);
      const change = { email: link.address, addresses: addressesAfter(link, before), ...NO_PASSWORD };
      const after = await this.users.update(link.userId, change, db);
      const values = { before: { email: before.email }, after: { email: after.email } };
      await this.log.record({ action: 'ADDRESS_REVERTED', by: null, userId: after.id, ...values }, db);
      await this.endAccess(after.id, new Date(link.expiresAt.getTime() - 2 * REVERT_MS), db);
      return after;
    });
    this.sessions.forget(account.id);
    return account;
  }

  /** Ends all that a stranger may have added to the account since then, or seen in it, and that would still let them in. */
  private async endAccess(userId: string, since: Date, db: PoolClient): Promise<void> {
    for (const name of await this.factors.removeSince(userId, since, db))
      await this.log.record({ action: 'FACTOR_REMOVED', by: null, userId, after: { name } }, db);
    for (const name of await this.signIns.dropSince(userId, since, db))
      await this.log.record({ action: 'SIGN_IN_UNLINKED', by: null, userId, before: { name } }, db);
    await this.keys.endSince(userId, since, db);
    // The profile shows these again, so a stranger may have copied one that is older than the change.
    await this.accesses.endOf(userId, db);
    await this.recovery.clear(userId, db);
    await this.sessions.revokeAllIn(userId, db);
  }
}
