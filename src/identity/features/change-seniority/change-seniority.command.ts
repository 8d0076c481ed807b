import { Command } from '@nestjs/cqrs';
import type { SeniorityLevel, User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ChangeSeniority extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly level: SeniorityLevel,
  ) {
    super();
  }
}
