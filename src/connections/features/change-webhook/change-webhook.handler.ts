import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookJobs } from '../../webhooks/webhook-jobs';
import { WebhookStore } from '../../webhooks/webhook-store';
import { ChangeWebhook } from './change-webhook.command';

/** Changes a webhook. If it is switched on again, its waiting deliveries are sent now. */
@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly jobs: WebhookJobs,
  ) {}

  async execute({ user, id, change }: ChangeWebhook): Promise<null> {
    await this.webhooks.change(user, id, change);
    await this.jobs.start(id);
    return null;
  }
}
