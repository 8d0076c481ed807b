import { Command } from '@nestjs/cqrs';
import type { GroupId, User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangeGroup extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly groupId: GroupId,
  ) {
    super();
  }
}
