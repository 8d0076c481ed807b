import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class UnlinkSignIn extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly provider: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
