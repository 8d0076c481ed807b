import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class EndSession extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly sessionId: string,
  ) {
    super();
  }
}
