import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ErasePerson extends Command<{ message: string }> {
  constructor(
    readonly user: RequestUser,
    readonly userId: string,
    readonly confirmation: string,
  ) {
    super();
  }
}
