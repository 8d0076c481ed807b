import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { User } from '../../../contracts';
import { CLOCK, type Clock, newId } from '../../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../../platform/postgres';
import { IdentityMails } from '../../mails/identity-mails';
import { asThemselves, SecurityLog } from '../../security/security-log';
import { toUser } from '../../users/account';
import { newAccount } from '../../users/new-account';
import { hashPassword } from '../../users/passwords';
import { UserStore } from '../../users/user.store';
import { RegisterPerson } from './register-person.command';

/** Creates an account in the group author (lifecycle, section 1) and sends a welcome mail. */
@CommandHandler(RegisterPerson)
export class RegisterPersonHandler implements ICommandHandler<RegisterPerson> {
  constructor(
    private readonly users: UserStore,
    private readonly mails: IdentityMails,
    private readonly log: SecurityLog,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 409 when the address has an account. */
  async execute({ person, password, correlationId }: RegisterPerson): Promise<User> {
    const account = {
      ...newAccount(newId(), person, 'author', this.clock.now()),
      passwordHash: await hashPassword(password),
    };
    const by = asThemselves(account.id);
    await inTransaction(this.pool, async (db) => {
      await this.users.insert(account, db);
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group: 'author' } }, db);
    });
    await this.mails.send(newId(), 'REGISTRATION', account, { ...by, correlationId });
    return toUser(account);
  }
}
