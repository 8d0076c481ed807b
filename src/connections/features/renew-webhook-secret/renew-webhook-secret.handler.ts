import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewSecret } from '../../../contracts';
import { WebhookStore } from '../../webhooks/webhook-store';
import { RenewWebhookSecret } from './renew-webhook-secret.command';

/** Makes a new secret, shown only now. For a day, messages are also signed with the previous one. */
@CommandHandler(RenewWebhookSecret)
export class RenewWebhookSecretHandler implements ICommandHandler<RenewWebhookSecret> {
  constructor(private readonly webhooks: WebhookStore) {}

  async execute({ user, id }: RenewWebhookSecret): Promise<NewSecret> {
    return this.webhooks.renewSecret(user, id);
  }
}
