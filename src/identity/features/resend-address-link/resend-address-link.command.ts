import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ResendAddressLink extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly correlationId: string,
  ) {
    super();
  }
}
