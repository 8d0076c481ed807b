import { Command } from '@nestjs/cqrs';
import type { SeniorityLevel, User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangeSeniority extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly level: SeniorityLevel,
  ) {
    super();
  }
}
