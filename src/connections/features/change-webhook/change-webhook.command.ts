import { Command } from '@nestjs/cqrs';
import type { WebhookChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Changes a webhook's address or kinds of notification, or switches it on or off. */
export class ChangeWebhook extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
    readonly change: WebhookChange,
  ) {
    super();
  }
}
