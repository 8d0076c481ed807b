import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WEBHOOK_MESSAGES } from '../../../contracts';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { WebhookJobs } from '../../webhooks/webhook-jobs';
import { WebhookStore } from '../../webhooks/webhook-store';
import { ReplayWebhook } from './replay-webhook.command';

/** Collects the facts from a delivery or a moment on, and sends them again in their order. */
@CommandHandler(ReplayWebhook)
export class ReplayWebhookHandler implements ICommandHandler<ReplayWebhook> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly jobs: WebhookJobs,
  ) {}

  async execute({ user, id, from }: ReplayWebhook): Promise<null> {
    if (from.fromDelivery === undefined && from.since === undefined)
      throw validationProblem({ since: WEBHOOK_MESSAGES.since });
    const since = from.since ?? null;
    await this.webhooks.beginReplay(user, id, from, (first, db) => this.jobs.replay(id, { first, since }, db));
    return null;
  }
}
