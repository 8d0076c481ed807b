import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class SendPasswordLink extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
