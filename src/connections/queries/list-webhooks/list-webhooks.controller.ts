import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Webhook } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { WebhookStore } from '../../webhooks/webhook-store';

@ApiTags('Connections')
@Controller()
export class ListWebhooksController {
  constructor(private readonly webhooks: WebhookStore) {}

  @Get('webhooks')
  @Access({ groups: ['webmaster'] })
  list(): Promise<Webhook[]> {
    return this.webhooks.list();
  }
}
