import { Injectable } from '@nestjs/common';
import type { User } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { type Account, toUser } from './account';
import { UserStore } from './user.store';

/** Accounts as the API returns them. */
@Injectable()
export class UserView {
  constructor(private readonly users: UserStore) {}

  plain(account: Account): User {
    return toUser(account);
  }

  /** The caller's own account, with the real person behind a login-as session. */
  async withActor(account: Account, caller: RequestUser): Promise<User> {
    if (caller.realUserId === null) return toUser(account);
    const { id, firstName, lastName } = await this.users.get(caller.realUserId);
    return toUser(account, { id, firstName, lastName });
  }
}
