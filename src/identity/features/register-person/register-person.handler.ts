import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { User } from '../../../contracts';
import { CLOCK, type Clock, newId } from '../../../platform/clock/clock';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { AddressProofs } from '../../addresses/address-proofs';
import { Consents } from '../../consent/consents';
import { AccountMailJob } from '../../mails/account-mail.job';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { toUser } from '../../users/account';
import { newAccount } from '../../users/new-account';
import { assertStrong } from '../../users/password-policy';
import { hashPassword } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { RegisterPerson } from './register-person.command';

/**
 * Creates an account in the group author (lifecycle, section 1) and mails a link to prove the address. Until the address is proven, the
 * account can only write drafts (section 5 (1)).
 */
@CommandHandler(RegisterPerson)
export class RegisterPersonHandler implements ICommandHandler<RegisterPerson> {
  constructor(
    private readonly users: UserStore,
    private readonly consents: Consents,
    private readonly proofs: AddressProofs,
    private readonly accountMails: AccountMailJob,
    private readonly log: SecurityLog,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 409 when the address has an account, 400 for a weak password or when the text about personal data has changed. */
  async execute({ person, password, privacyVersion, correlationId }: RegisterPerson): Promise<User> {
    await assertStrong(password, person);
    const account = {
      ...newAccount(newId(), person, 'author', this.clock.now()),
      passwordHash: await hashPassword(password),
      unproven: true,
      addresses: [],
    };
    const by = asThemselves(account.id);
    // One transaction, so that there is neither an account without its mail nor a mail without its account.
    const mail = await inTransaction(this.pool, async (db) => {
      await this.users.insert(account, db);
      await this.consents.give(account.id, privacyVersion, account.language ?? requestLanguage(), db);
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group: 'author' } }, db);
      return this.proofs.askInTransaction(db, account, account.email, { ...by, correlationId });
    });
    await this.accountMails.sendSoon(mail, account);
    return toUser(account);
  }
}
