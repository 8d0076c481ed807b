import { Command } from '@nestjs/cqrs';
import type { Keyword } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class DeleteKeyword extends Command<Keyword> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
