import { Command } from '@nestjs/cqrs';
import type { GroupId, PersonFields, User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export interface UserChange {
  fields: Partial<PersonFields>;
  email?: string;
  emailRepeat?: string;
  password?: string;
  currentPassword?: string;
  groupId?: GroupId;
}

export class UpdateUser extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly change: UserChange,
    readonly correlationId: string,
  ) {
    super();
  }
}
