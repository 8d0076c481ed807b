import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WebhookTest } from '../../../contracts';
import { WebhookJobs } from '../../webhooks/webhook-jobs';
import { WebhookStore } from '../../webhooks/webhook-store';
import { TestWebhook } from './test-webhook.command';

/** Tests a connection and returns the result. */
@CommandHandler(TestWebhook)
export class TestWebhookHandler implements ICommandHandler<TestWebhook> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly jobs: WebhookJobs,
  ) {}

  async execute({ id }: TestWebhook): Promise<WebhookTest> {
    await this.webhooks.mustExist(id);
    const begun = performance.now();
    const outcome = await this.jobs.test(id);
    return { ...outcome, milliseconds: Math.round(performance.now() - begun) };
  }
}
