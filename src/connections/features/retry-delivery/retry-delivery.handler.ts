import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookJobs } from '../../webhooks/webhook-jobs';
import { WebhookStore } from '../../webhooks/webhook-store';
import { RetryDelivery } from './retry-delivery.command';

/** Retries a delivery now. */
@CommandHandler(RetryDelivery)
export class RetryDeliveryHandler implements ICommandHandler<RetryDelivery> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly jobs: WebhookJobs,
  ) {}

  async execute({ id, deliveryId }: RetryDelivery): Promise<null> {
    await this.webhooks.retry(id, deliveryId);
    await this.jobs.start(id);
    return null;
  }
}
