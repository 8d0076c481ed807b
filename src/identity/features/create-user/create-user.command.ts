import { Command } from '@nestjs/cqrs';
import type { GroupName, User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { NewPerson } from '../../users/new-account';

export class CreateUser extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly person: NewPerson,
    readonly group: GroupName,
    readonly correlationId: string,
  ) {
    super();
  }
}
