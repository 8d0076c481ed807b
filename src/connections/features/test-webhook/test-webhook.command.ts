import { Command } from '@nestjs/cqrs';
import type { WebhookTest } from '../../../contracts';

/** Sends a test message without content. */
export class TestWebhook extends Command<WebhookTest> {
  constructor(readonly id: string) {
    super();
  }
}
