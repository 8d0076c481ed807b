import { Injectable } from '@nestjs/common';
import { isStaff, type User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { UserStore } from '../../users/user.store';
import { UserView } from '../../users/user-view';

interface GetUser {
  caller: RequestUser;
  id: string;
}

/** The caller's own record; other people's records only for staff (api.md, 'Accounts'). */
@Injectable()
export class GetUserReader {
  constructor(
    private readonly users: UserStore,
    private readonly view: UserView,
  ) {}

  /** @throws ApiProblem 403 for another person's record, 404 for staff when there is no such person. */
  async read({ caller, id }: GetUser): Promise<User> {
    if (id === caller.userId) return this.view.own(await this.users.get(id), caller);
    if (!isStaff(caller.group)) throw new ApiProblem('FORBIDDEN', 'You may only see your own record.');
    return this.view.plain(await this.users.get(id));
  }
}
