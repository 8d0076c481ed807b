import { Command } from '@nestjs/cqrs';
import type { WebhookReplay } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sends past facts again. */
export class ReplayWebhook extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
    readonly from: WebhookReplay,
  ) {
    super();
  }
}
