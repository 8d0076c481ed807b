import { Command } from '@nestjs/cqrs';
import type { NewSecret, WebhookChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Adds a webhook: an address that is notified of events. */
export class AddWebhook extends Command<NewSecret> {
  constructor(
    readonly user: RequestUser,
    readonly change: WebhookChange,
  ) {
    super();
  }
}
