import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MailModule } from '../mail/public';
import { slicesIn } from '../platform/slices';
import { GivenUpMails } from './webhooks/given-up-mails';
import { WebhookJobs } from './webhooks/webhook-jobs';
import { WebhookStore } from './webhooks/webhook-store';

const slices = slicesIn(__dirname);

/** Connections with other systems that a webmaster configures (ADR 110). */
@Module({
  imports: [CqrsModule, MailModule],
  controllers: slices.controllers,
  providers: [...slices.providers, GivenUpMails, WebhookJobs, WebhookStore],
})
export class ConnectionsModule {}
