import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class MarkNewsSeen extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly until: Date,
  ) {
    super();
  }
}
