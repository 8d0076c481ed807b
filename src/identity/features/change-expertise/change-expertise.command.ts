import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ChangeExpertise extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly expertise: string | null,
  ) {
    super();
  }
}
