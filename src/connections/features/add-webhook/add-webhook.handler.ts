import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewSecret } from '../../../contracts';
import { WebhookStore } from '../../webhooks/webhook-store';
import { AddWebhook } from './add-webhook.command';

/** Adds a webhook; its secret is shown this once. */
@CommandHandler(AddWebhook)
export class AddWebhookHandler implements ICommandHandler<AddWebhook> {
  constructor(private readonly webhooks: WebhookStore) {}

  async execute({ user, change }: AddWebhook): Promise<NewSecret> {
    return this.webhooks.add(user, change);
  }
}
