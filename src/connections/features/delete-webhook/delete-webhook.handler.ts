import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookStore } from '../../webhooks/webhook-store';
import { DeleteWebhook } from './delete-webhook.command';

/** Deletes a webhook with its deliveries. */
@CommandHandler(DeleteWebhook)
export class DeleteWebhookHandler implements ICommandHandler<DeleteWebhook> {
  constructor(private readonly webhooks: WebhookStore) {}

  async execute({ user, id }: DeleteWebhook): Promise<null> {
    await this.webhooks.remove(user, id);
    return null;
  }
}
