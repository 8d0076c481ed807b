import { Inject, Injectable } from '@nestjs/common';
import { normalEmail, type User } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { AddressLinks } from '../addresses/address-links';
import { Consents } from '../consent/consents';
import { type Account, toUser } from './account';
import { UserStore } from './user.store';

/** Accounts as the API returns them. */
@Injectable()
export class UserView {
  constructor(
    private readonly users: UserStore,
    private readonly links: AddressLinks,
    private readonly consents: Consents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  plain(account: Account): User {
    return toUser(account);
  }

  /** The caller's own account, with the new address that is not proven yet, and the real person behind a login-as session. */
  async own(account: Account, caller: RequestUser): Promise<User> {
    if (caller.realUserId === null)
      return {
        ...toUser(account),
        ...factorDueOf(caller),
        ...(await this.consents.dueFor(account.id)),
        ...(await this.pending(account)),
      };
    const { id, firstName, lastName } = await this.users.get(caller.realUserId);
    return { ...toUser(account, { id, firstName, lastName }), ...factorDueOf(caller) };
  }

  private async pending({ id, email }: Account): Promise<Pick<User, 'pendingEmail'>> {
    const address = await this.links.pendingAddress(id, this.clock.now());
    return address === null || normalEmail(address) === normalEmail(email) ? {} : { pendingEmail: address };
  }
}

const factorDueOf = ({ factorDue }: RequestUser): Pick<User, 'factorDue'> =>
  factorDue === null ? {} : { factorDue: factorDue.toISOString() };
