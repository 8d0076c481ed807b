import { Command } from '@nestjs/cqrs';
import type { NewSecret, WebhookChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Tells an address what happens. */
export class AddWebhook extends Command<NewSecret> {
  constructor(
    readonly user: RequestUser,
    readonly change: WebhookChange,
  ) {
    super();
  }
}
