import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { normalEmail } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { type AccountMail, AccountMailJob } from '../mails/account-mail.job';
import { IdentityMails, type MailMeta } from '../mails/identity-mails';
import { MoveHoldingsJob } from '../merging/move-holdings.job';
import { SignInLinks } from '../providers/sign-in-links';
import { SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import { type Account, proofOf } from '../users/account';
import { UserStore } from '../users/user.store';
import { type AddressLink, AddressLinks } from './address-links';
import { REVERT_MS } from './address-undo';
import { assertLive, assertOwn, TAKEN } from './link-problems';

const HOUR = 3_600_000;
const PROOF_MS = 24 * HOUR;

/** How the holder of an account proves that an address is theirs (lifecycle, section 5 (1) and (2)). */
@Injectable()
export class AddressProofs {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly sessions: SessionStore,
    private readonly signIns: SignInLinks,
    private readonly mails: IdentityMails,
    private readonly accountMails: AccountMailJob,
    private readonly log: SecurityLog,
    private readonly moves: MoveHoldingsJob,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Mails a link to prove the address: the account's present address, or its new one. Earlier links to prove an address become invalid. */
  async ask(account: Account, address: string, meta: MailMeta): Promise<void> {
    const mail = await inTransaction(this.pool, (db) => this.askInTransaction(db, account, address, meta));
    await this.accountMails.sendSoon(mail, account);
  }

  /** As `ask`, in the transaction `db` of a new account. Call `sendSoon` of the job after the transaction. */
  async askInTransaction(db: PoolClient, account: Account, address: string, meta: MailMeta): Promise<AccountMail> {
    const isOwn = normalEmail(address) === normalEmail(account.email);
    const kind = isOwn ? 'REGISTRATION' : 'ADDRESS_CHANGE';
    const mailId = newId();
    const now = this.clock.now();
    const link = { id: mailId, userId: account.id, purpose: 'PROVE', address: address.trim() } as const;
    const expiresAt = new Date(now.getTime() + PROOF_MS);
    await this.links.add({ ...link, expiresAt }, this.mails.secretOf(mailId, kind), now, db);
    const mail = { mailId, kind, userId: account.id, address: link.address, meta } as const;
    await this.accountMails.enqueue(mail, db);
    if (isOwn) return mail;
    const by = meta.userId === null ? null : { userId: meta.userId, realUserId: meta.realUserId };
    const [before, after] = [{ email: account.email }, { email: link.address }];
    await this.log.record({ action: 'ADDRESS_CHANGE_REQUESTED', by, userId: account.id, before, after }, db);
    return mail;
  }

  /**
   * Handles the button on the page of the link. Only the signed-in holder of the account can press it. Otherwise the owner of an address
   * could confirm, by one careless click, the account that another person registered with it.
   * @throws ApiProblem 422 for an unknown, used or expired link, 403 for another person's link, 409 when the address has an account, or is a former address of one.
   */
  async confirm(user: RequestUser, key: string, correlationId: string): Promise<Account> {
    const [after, mail] = await inTransaction(this.pool, async (db) => {
      const link = assertLive(await this.links.find(key, 'PROVE', db), this.clock.now());
      assertOwn(link, user);
      const account = await this.users.lock(user.userId, db);
      await this.links.use(link.id, this.clock.now(), db);
      const proven = await this.prove(account, link, { user, correlationId }, db);
      return [proven, await this.queueUndo(account, proven.email, correlationId, db)] as const;
    });
    this.sessions.forget(after.id);
    if (mail) await this.accountMails.sendSoon(mail, after);
    return after;
  }

  private async prove(
    account: Account,
    { address }: AddressLink,
    { user: by, correlationId }: { user: RequestUser; correlationId: string },
    db: PoolClient,
  ): Promise<Account> {
    // Another account may have proven the address since the link was mailed, and may have moved on from it.
    await this.users.assertFree(address, account.id, db);
    if (normalEmail(address) !== normalEmail(account.email))
      await this.releaseAddress(address, account.id, correlationId, db);
    // Links and one-time passwords that were mailed to the old address become invalid.
    if (account.email !== address) await this.links.cancel(account.id, 'REMOVE_FACTORS', this.clock.now(), db);
    const oneTime = account.email !== address && account.oneTimePurpose === 'RESET' ? NO_ONE_TIME_SECRET : {};
    const proven = { ...account, email: address };
    const changed = await this.users.update(account.id, { email: address, ...oneTime, ...proofOf(proven) }, db);
    const entry = { by, userId: account.id } as const;
    await this.log.record({ ...entry, action: 'ADDRESS_PROVEN', after: { email: address } }, db);
    if (account.email !== address) {
      const values = { before: { email: account.email }, after: { email: address } };
      await this.log.record({ ...entry, action: 'EMAIL_CHANGED', ...values }, db);
    }
    return changed;
  }

  /**
   * Closes an unproven account with this address, and gives its drafts to the person who has proven the address.
   * @throws ApiProblem 409 when the address has a proven account.
   */
  async releaseAddress(address: string, toId: string, correlationId: string, db: PoolClient): Promise<void> {
    const found = await this.users.findByEmail(address, db);
    if (!found) return;
    const holder = await this.users.lock(found.id, db);
    if (!holder.unproven) throw new ApiProblem('CONFLICT', TAKEN, { email: TAKEN });
    await this.users.giveUpAddress(holder.id, db);
    await this.signIns.dropAll(holder.id, db);
    await this.sessions.revokeAllIn(holder.id, db);
    this.sessions.forget(holder.id);
    await this.log.record({ action: 'ACCOUNT_TAKEN_OVER', by: null, userId: holder.id }, db);
    await this.moves.enqueue({ fromId: holder.id, toId, because: 'ADDRESS_PROVEN', correlationId }, db);
  }

  /** Queues the mail to the old address with the link that undoes the change. Null when there was no proven address before. */
  private async queueUndo(
    before: Account,
    newAddress: string,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountMail | null> {
    if (before.email === newAddress || before.unproven) return null;
    const mailId = newId();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REVERT_MS);
    const { id: userId, email: address, addresses: held } = before;
    const link = { id: mailId, userId, purpose: 'REVERT', address, expiresAt, held } as const;
    await this.links.add(link, this.mails.secretOf(mailId, 'ADDRESS_CHANGED'), now, db);
    const meta = { userId: null, realUserId: null, correlationId };
    const mail = {
      mailId,
      kind: 'ADDRESS_CHANGED',
      userId: before.id,
      address: before.email,
      newAddress,
      meta,
    } as const;
    await this.accountMails.enqueue(mail, db);
    return mail;
  }

  /**
   * Handles "I did not register": the unproven account loses its password and its sessions. For a change of address, only the link ends.
   * @throws ApiProblem 422 for an unknown, used or expired link.
   */
  async disown(key: string): Promise<void> {
    const userId = await inTransaction(this.pool, async (db) => {
      const link = assertLive(await this.links.find(key, 'PROVE', db), this.clock.now());
      const account = await this.users.lock(link.userId, db);
      await this.links.use(link.id, this.clock.now(), db);
      await this.log.record({ action: 'ADDRESS_DISOWNED', by: null, userId: account.id }, db);
      if (!account.unproven || normalEmail(link.address) !== normalEmail(account.email)) return null;
      await this.signIns.dropAll(account.id, db);
      await this.users.update(account.id, { passwordHash: null, ...NO_ONE_TIME }, db);
      await this.sessions.revokeAllIn(account.id, db);
      return account.id;
    });
    if (userId !== null) this.sessions.forget(userId);
  }
}

const NO_ONE_TIME_SECRET = { oneTimeHash: null, oneTimeExpires: null, oneTimePurpose: null } as const;
const NO_ONE_TIME = { ...NO_ONE_TIME_SECRET, mustChangePassword: false } as const;
