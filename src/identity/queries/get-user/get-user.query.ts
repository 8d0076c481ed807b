import { Query } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class GetUser extends Query<User> {
  constructor(
    readonly caller: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
