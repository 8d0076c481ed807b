import { Command } from '@nestjs/cqrs';
import type { WebhookTest } from '../../../contracts';

/** Sends a message that says nothing. */
export class TestWebhook extends Command<WebhookTest> {
  constructor(readonly id: string) {
    super();
  }
}
