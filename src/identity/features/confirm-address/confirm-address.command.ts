import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ConfirmAddress extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly key: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
