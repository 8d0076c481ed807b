import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { normalEmail } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressLinks } from '../addresses/address-links';
import { KnownDevices } from '../alerts/known-devices';
import { FactorStore } from '../factors/factor.store';
import { RecoveryCodes } from '../factors/recovery-codes';
import { type AccountMail, AccountMailJob } from '../mails/account-mail.job';
import { SignInLinks } from '../providers/sign-in-links';
import { SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import type { Account } from '../users/account';
import { UserStore } from '../users/user.store';
import { MergeCheck, type MergePair } from './merge-check';
import { MoveHoldingsJob } from './move-holdings.job';

/** Merges two accounts of one person: one stays, the other is closed (lifecycle, section 5 (3)). */
@Injectable()
export class AccountMerges {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly check: MergeCheck,
    private readonly users: UserStore,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly mails: AccountMailJob,
    private readonly addressLinks: AddressLinks,
    private readonly factors: FactorStore,
    private readonly recovery: RecoveryCodes,
    private readonly devices: KnownDevices,
    private readonly log: SecurityLog,
    private readonly moves: MoveHoldingsJob,
  ) {}

  /** @throws ApiProblem 403, 404 and 422 as `MergeCheck.pair`, 409 while there is an obstacle. */
  async merge(user: RequestUser, keptId: string, mergedId: string, correlationId: string): Promise<void> {
    const { kept, merged } = await this.check.pair(user, keptId, mergedId);
    const mails = await inTransaction(this.pool, async (db) => {
      await this.join(user, kept.id, merged.id, correlationId, db);
      return this.queueMails(user, { kept, merged }, correlationId, db);
    });
    this.sessions.forget(merged.id);
    this.sessions.forget(kept.id);
    for (const mail of mails) await this.mails.sendSoon(mail, kept);
  }

  /** Both addresses get the mail, so that the holder of either can notice a wrong merge. */
  private async queueMails(
    { userId, realUserId }: RequestUser,
    { kept, merged }: MergePair,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountMail[]> {
    const mail = { kind: 'ACCOUNTS_MERGED', userId: kept.id, newAddress: merged.email } as const;
    const queued: AccountMail[] = [];
    for (const address of new Set([kept.email, merged.email]))
      queued.push(await this.mails.queue({ ...mail, address, meta: { userId, realUserId, correlationId } }, db));
    return queued;
  }

  private async join(user: RequestUser, keptId: string, mergedId: string, correlationId: string, db: PoolClient) {
    // Always in the same order, so that two simultaneous merges do not deadlock.
    const locked = new Map<string, Account>();
    for (const id of [keptId, mergedId].sort()) locked.set(id, await this.users.lock(id, db));
    const [kept, merged] = [locked.get(keptId), locked.get(mergedId)];
    if (!kept || !merged) throw new ApiProblem('NOT_FOUND', 'This user does not exist.');
    // Check again now that both accounts are locked: they may have changed while this transaction waited for the locks.
    const [first] = await this.check.obstacles(await this.check.pair(user, kept.id, merged.id));
    if (first !== undefined) throw new ApiProblem('CONFLICT', first);
    await this.users.close(merged.id, kept.id, db);
    const gained = [...merged.addresses, normalEmail(merged.email)];
    const addresses = [...new Set([...kept.addresses, ...gained])];
    const authenticatedOrcid = kept.authenticatedOrcid ?? merged.authenticatedOrcid;
    const formerIds = [...new Set([...kept.formerIds, merged.id, ...merged.formerIds])];
    const orcid = authenticatedOrcid ?? kept.orcid;
    await this.users.update(kept.id, { addresses, authenticatedOrcid, orcid, formerIds }, db);
    await this.addressLinks.keepOnRevert(kept.id, gained, db);
    // A link to a provider gives access. A merge by the office must not give the other account's sign-ins access to the kept account.
    await this.signIns.dropAll(merged.id, db);
    // The kept account has its own factors. A passkey of the closed account must not work any more.
    await this.factors.removeSince(merged.id, new Date(0), db);
    await this.recovery.clear(merged.id, db);
    // Not moved: the holder is notified of a sign-in from a device that was used only with the closed account.
    await this.devices.forget(merged.id, db);
    await this.sessions.revokeAllIn(merged.id, db);
    const before = { email: merged.email, account: merged.id };
    const after = { email: kept.email, account: kept.id };
    for (const userId of [kept.id, merged.id])
      await this.log.record({ action: 'ACCOUNTS_MERGED', by: user, userId, before, after }, db);
    await this.moves.enqueue({ fromId: merged.id, toId: kept.id, because: 'MERGED', correlationId }, db);
  }
}
