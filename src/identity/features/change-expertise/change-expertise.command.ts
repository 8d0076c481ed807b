import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangeExpertise extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly expertise: string | null,
  ) {
    super();
  }
}
