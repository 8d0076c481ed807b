import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { GroupName } from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import type { SecurityRecord } from '../../platform/security-log';
import type { MailMeta } from '../mails/identity-mails';
import { Invitations } from '../security/invitations';
import { SecurityLog } from '../security/security-log';
import { newAccount, type NewPerson } from '../users/new-account';
import { UserStore } from '../users/user.store';
import { insertNew } from './import-accounts';

/** Accounts per transaction. Each transaction is short, because people sign in while the import runs. */
const BATCH_SIZE = 500;

export interface QuietAccount {
  person: NewPerson;
  group: GroupName;
}

/** Creates accounts for an import: without a password, and without a mail unless requested. */
@Injectable()
export class QuietAccounts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly users: UserStore,
    private readonly invitations: Invitations,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates an account and returns its id. With `invites`, its holder gets the mail with a link to set a password.
   * @throws ApiProblem 409 when the address has an account.
   */
  async create(
    person: NewPerson,
    group: GroupName,
    { invites, meta }: { invites: boolean; meta: MailMeta },
  ): Promise<string> {
    if (invites) return (await this.invitations.create(person, group, meta)).id;
    const account = newAccount(newId(), person, group, this.clock.now());
    const by = byOf(meta);
    await inTransaction(this.pool, async (db) => {
      await this.users.insert(account, db);
      await this.log.record({ action: 'ACCOUNT_CREATED', by, userId: account.id, after: { group } }, db);
    });
    return account.id;
  }

  /** Creates many accounts without mails, a few hundred per transaction. Skips addresses that have an account. Returns how many are new. */
  async createAll(people: readonly QuietAccount[], meta: MailMeta): Promise<number> {
    let made = 0;
    for (let from = 0; from < people.length; from += BATCH_SIZE)
      made += await this.createSome(people.slice(from, from + BATCH_SIZE), meta);
    return made;
  }

  private createSome(people: readonly QuietAccount[], meta: MailMeta): Promise<number> {
    const groups = new Map<string, GroupName>();
    const accounts = people.map(({ person, group }) => {
      const account = newAccount(newId(), person, group, this.clock.now());
      groups.set(account.id, group);
      return account;
    });
    return inTransaction(this.pool, async (db) => {
      const made = await insertNew(db, accounts);
      const by = byOf(meta);
      const entries = made.map((id) => ({
        ...{ action: 'ACCOUNT_CREATED' as const, by, userId: id },
        after: { group: groups.get(id) },
      }));
      await this.log.recordAll(entries, db);
      return made.length;
    });
  }
}

const byOf = ({ userId, realUserId }: MailMeta): SecurityRecord['by'] =>
  userId === null ? null : { userId, realUserId };
