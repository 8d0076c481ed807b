import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { normalEmail, type SignInProviderId } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressProofs } from '../addresses/address-proofs';
import { type AccountMail, AccountMailJob, type SignInNotice } from '../mails/account-mail.job';
import { asThemselves, SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import { type Account, proofOf } from '../users/account';
import { type AccountChange, UserStore } from '../users/user.store';
import { labelOf, type ProvenPerson } from './protocol/proven-person';
import { ProviderClients } from './protocol/provider-clients';
import { LINKED_ELSEWHERE, type SignInLink, SignInLinks } from './sign-in-links';

const ACTING = 'Only the account holder can change how they sign in, not someone signed in as them.';
const ONLY_WAY =
  'You would not be able to sign in any more, because your account has no password. Set one first with the link that we can email you, then unlink.';

/** Links accounts to sign-in providers, as an alternative to the password, and unlinks them (ADR 42). */
@Injectable()
export class AccountSignIns {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly links: SignInLinks,
    private readonly clients: ProviderClients,
    private readonly sessions: SessionStore,
    private readonly proofs: AddressProofs,
    private readonly mails: AccountMailJob,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Links the caller's account to the person that `prove` returns in the same transaction.
   * @throws ApiProblem 403 under login-as, 409 when the sign-in or the ORCID iD belongs to another account, and the errors of `prove`.
   */
  async link(
    user: RequestUser,
    prove: (db: PoolClient) => Promise<ProvenPerson>,
    correlationId: string,
  ): Promise<SignInProviderId> {
    assertThemselves(user);
    const [person, account, mail] = await inTransaction(this.pool, async (db) => {
      const proven = await prove(db);
      const changed = await this.join(user, proven, correlationId, db);
      if (changed === null) return [proven, null, null] as const;
      const notice = { template: 'sign-in-linked', providerName: this.nameOf(proven) } as const;
      return [proven, changed, await this.queue(changed, notice, correlationId, db)] as const;
    });
    if (account === null) return person.provider;
    this.sessions.forget(account.id);
    if (mail) await this.mails.sendSoon(mail, account);
    return person.provider;
  }

  /** Null when they were already linked. */
  private async join(
    user: RequestUser,
    person: ProvenPerson,
    correlationId: string,
    db: PoolClient,
  ): Promise<Account | null> {
    const account = await this.users.lock(user.userId, db);
    const known = await this.links.find(person, db);
    if (known?.userId === account.id) return null;
    if (known) throw new ApiProblem('CONFLICT', LINKED_ELSEWHERE);
    await this.replaceFormer(account, person, db);
    const changed = await this.users.update(
      account.id,
      await this.addProvenData(account, person, correlationId, db),
      db,
    );
    await this.links.add(account.id, person, this.clock.now(), null, db);
    const after = { provider: this.clients.offered(person.provider).name, as: labelOf(person) };
    await this.log.record({ action: 'SIGN_IN_LINKED', by: user, userId: account.id, after }, db);
    return changed;
  }

  /** An account has one link per provider. A link to an issuer that is no longer configured is replaced. */
  private async replaceFormer(account: Account, { provider, issuer }: ProvenPerson, db: PoolClient): Promise<void> {
    const former = (await this.links.ofUser(account.id, db)).find((link) => link.provider === provider);
    if (!former) return;
    if (former.issuer === issuer)
      throw new ApiProblem('CONFLICT', `Your account is linked to ${former.label} already. Unlink that first.`);
    await this.links.remove(former, db);
  }

  /**
   * What the account gets from the provider: the ORCID iD, and an address that no one else here has proven. An account that was
   * registered with that address and never proven is closed (lifecycle, section 5 (1)).
   */
  private async addProvenData(
    account: Account,
    person: ProvenPerson,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountChange> {
    if (person.orcid !== null) return { authenticatedOrcid: freeOrcid(account, person.orcid), orcid: person.orcid };
    if (person.email === null || !person.isEmailProven) return {};
    const key = normalEmail(person.email);
    if (key === normalEmail(account.email)) {
      if (account.unproven) await this.users.assertFree(account.email, account.id, db);
      return proofOf(account);
    }
    const holder = await this.users.findHolder(key, db);
    if (account.unproven || holder !== null) return {};
    await this.proofs.releaseAddress(person.email, account.id, correlationId, db);
    return { addresses: [...account.addresses, key] };
  }

  /**
   * An authenticated ORCID iD stays with the account, because the conflict wall depends on it.
   * @throws ApiProblem 403 under login-as, 404 when there is no such link, 422 when it is the only way to sign in.
   */
  async unlink(user: RequestUser, provider: string, correlationId: string): Promise<void> {
    assertThemselves(user);
    const [account, mail] = await inTransaction(this.pool, async (db) => {
      const locked = await this.users.lock(user.userId, db);
      const links = await this.links.ofUser(locked.id, db);
      const found = links.find((one) => one.provider === provider);
      if (!found) throw new ApiProblem('NOT_FOUND', 'Your account is not linked to this provider.');
      const others = links.filter((one) => one !== found && this.clients.isOffered(one.provider, one.issuer));
      if (locked.passwordHash === null && others.length === 0) throw new ApiProblem('RULE_BROKEN', ONLY_WAY);
      await this.links.remove(found, db);
      const before = { provider: this.nameOf(found), as: found.label };
      await this.log.record({ action: 'SIGN_IN_UNLINKED', by: user, userId: locked.id, before }, db);
      const notice = { template: 'sign-in-unlinked', providerName: before.provider } as const;
      return [locked, await this.queue(locked, notice, correlationId, db)] as const;
    });
    if (mail) await this.mails.sendSoon(mail, account);
  }

  /** Records that the person signs in by the link, and reports the first time by mail. */
  async noteUse(account: Account, link: SignInLink, correlationId: string): Promise<void> {
    const mail = await inTransaction(this.pool, async (db) => {
      if (!(await this.links.markUsed(link, this.clock.now(), db))) return null;
      const providerName = this.nameOf(link);
      const entry = { by: asThemselves(account.id), userId: account.id, after: { provider: providerName } };
      await this.log.record({ action: 'SIGN_IN_FIRST_USED', ...entry }, db);
      return this.queue(account, { template: 'sign-in-first-used', providerName }, correlationId, db);
    });
    if (mail) await this.mails.sendSoon(mail, account);
  }

  /**
   * Queues the mail to the person in the transaction of the change. An address that is not proven may be a stranger's and gets no mail:
   * null.
   */
  async queue(
    account: Account,
    signIn: SignInNotice,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountMail | null> {
    if (account.unproven) return null;
    const meta = { ...asThemselves(account.id), correlationId };
    const to = { userId: account.id, address: account.email };
    return this.mails.queue({ kind: 'SIGN_IN_CHANGED', ...to, signIn, meta }, db);
  }

  /** The displayed name of a provider, also of one that is no longer configured. */
  nameOf({ provider, issuer }: Pick<SignInLink, 'provider' | 'issuer'>): string {
    return this.clients.isOffered(provider, issuer) ? this.clients.offered(provider).name : new URL(issuer).hostname;
  }
}

export function assertThemselves(user: RequestUser): void {
  if (user.realUserId !== null) throw new ApiProblem('FORBIDDEN', ACTING);
}

/** @throws ApiProblem 409 when the account has another iD already: with a second iD an editor could evade the conflict wall. */
function freeOrcid({ authenticatedOrcid }: Account, orcid: string): string {
  if (authenticatedOrcid === null || authenticatedOrcid === orcid) return orcid;
  throw new ApiProblem(
    'CONFLICT',
    `Your account has the ORCID iD ${authenticatedOrcid}, and only that one can be linked. You signed in at ORCID as ${orcid}.`,
  );
}
