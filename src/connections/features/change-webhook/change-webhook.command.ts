import { Command } from '@nestjs/cqrs';
import type { WebhookChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Another address or other kinds of notification, or on and off. */
export class ChangeWebhook extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
    readonly change: WebhookChange,
  ) {
    super();
  }
}
