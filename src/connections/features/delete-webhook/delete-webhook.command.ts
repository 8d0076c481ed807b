import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Deletes a webhook, so that its address gets no more notifications. */
export class DeleteWebhook extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly id: string,
  ) {
    super();
  }
}
