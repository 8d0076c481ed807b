import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class LinkSignIn extends Command<void> {
  constructor(
    readonly user: RequestUser,
    readonly ticket: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
