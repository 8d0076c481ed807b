import { Command } from '@nestjs/cqrs';
import type { User } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class GiveConsent extends Command<User> {
  constructor(
    readonly user: RequestUser,
    readonly version: number,
  ) {
    super();
  }
}
