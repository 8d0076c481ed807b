import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class SendFactorLink extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
