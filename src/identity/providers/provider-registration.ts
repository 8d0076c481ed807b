import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { normalEmail } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressLinks } from '../addresses/address-links';
import { AddressProofs } from '../addresses/address-proofs';
import { TAKEN } from '../addresses/link-problems';
import { Consents } from '../consent/consents';
import { type AccountMail, AccountMailJob } from '../mails/account-mail.job';
import { asThemselves, SecurityLog } from '../security/security-log';
import { SessionStore } from '../sessions/session.store';
import type { Account } from '../users/account';
import { newAccount, type NewPerson } from '../users/new-account';
import { ORCID_TAKEN, UserStore } from '../users/user.store';
import { AccountSignIns } from './account-sign-ins';
import type { ProvenPerson } from './protocol/proven-person';
import { SignInLinks } from './sign-in-links';
import { SignInTickets } from './sign-in-tickets';

/** `privacyVersion`: the version of the text about personal data that the person agreed to. */
type Typed = NewPerson & { privacyVersion: number | undefined };

/** Creates an account without a password, for a person that a provider has proven. */
@Injectable()
export class ProviderRegistration {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly tickets: SignInTickets,
    private readonly links: SignInLinks,
    private readonly accounts: AccountSignIns,
    private readonly proofs: AddressProofs,
    private readonly addressLinks: AddressLinks,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMailJob,
    private readonly consents: Consents,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * With the address that the provider has checked, the account is proven immediately. With another address, the person must open the link
   * in a mail, as after any registration (lifecycle, section 5 (1)).
   * @throws ApiProblem 422 for an invalid ticket, 409 when the address or the ORCID iD has an account.
   */
  async register(key: string, typed: Typed, correlationId: string): Promise<{ account: Account; provider: string }> {
    const { account, mail, provider } = await inTransaction(this.pool, async (db) => {
      const proven = await this.tickets.take(key, db);
      const made = await this.make(proven, typed, db);
      const providerName = this.accounts.nameOf(proven);
      return {
        account: made,
        mail: await this.queueMail(made, providerName, correlationId, db),
        provider: providerName,
      };
    });
    this.sessions.forget(account.id);
    if (mail) await this.mails.sendSoon(mail, account);
    return { account, provider };
  }

  private queueMail(
    account: Account,
    providerName: string,
    correlationId: string,
    db: PoolClient,
  ): Promise<AccountMail | null> {
    if (!account.unproven)
      return this.accounts.queue(account, { template: 'sign-in-linked', providerName }, correlationId, db);
    return this.proofs.askInTransaction(db, account, account.email, { ...asThemselves(account.id), correlationId });
  }

  private async make(person: ProvenPerson, typed: Typed, db: PoolClient): Promise<Account> {
    const isProven = person.isEmailProven && normalEmail(person.email ?? '') === normalEmail(typed.email);
    const stranger = isProven ? await this.unprovenAccountAt(typed.email, db) : null;
    if (person.orcid !== null && (await this.users.findByOrcid(person.orcid, db)))
      throw new ApiProblem('CONFLICT', ORCID_TAKEN);
    const account: Account = {
      ...newAccount(stranger?.id ?? newId(), typed, 'author', this.clock.now()),
      ...(isProven ? {} : { unproven: true, addresses: [] }),
      ...(person.orcid === null ? {} : { orcid: person.orcid, authenticatedOrcid: person.orcid }),
    };
    if (stranger) await this.takeOver(account, db);
    else await this.users.insert(account, db);
    await this.consents.give(account.id, typed.privacyVersion, account.language ?? requestLanguage(), db);
    await this.links.add(account.id, person, this.clock.now(), this.clock.now(), db);
    const entry = { by: asThemselves(account.id), userId: account.id };
    const after = { group: 'author', provider: this.accounts.nameOf(person) };
    await this.log.record({ ...entry, action: 'ACCOUNT_CREATED', after }, db);
    if (isProven) await this.log.record({ ...entry, action: 'ADDRESS_PROVEN', after: { email: account.email } }, db);
    return account;
  }

  /** The account that was registered with this address and never proven, if any. @throws ApiProblem 409 when the address is proven. */
  private async unprovenAccountAt(email: string, db: PoolClient): Promise<Account | null> {
    const present = await this.users.findByEmail(email, db);
    if (present?.unproven === false || (await this.users.findHolder(normalEmail(email), db)))
      throw new ApiProblem('CONFLICT', TAKEN, { email: TAKEN });
    return present;
  }

  /** The account keeps its id, and so its drafts. Its password, sessions, links and personal data are removed. */
  private async takeOver({ id, createdAt: _kept, ...account }: Account, db: PoolClient): Promise<void> {
    await this.links.dropAll(id, db);
    await this.users.update(id, account, db);
    await this.addressLinks.cancel(id, 'PROVE', this.clock.now(), db);
    await this.sessions.revokeAllIn(id, db);
    await this.log.record({ action: 'ACCOUNT_TAKEN_OVER', by: asThemselves(id), userId: id }, db);
  }
}
