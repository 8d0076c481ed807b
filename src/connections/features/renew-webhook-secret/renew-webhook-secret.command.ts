import { Command } from '@nestjs/cqrs';
import type { NewSecret } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Replaces the secret of a webhook. */
export class RenewWebhookSecret extends Command<NewSecret> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
