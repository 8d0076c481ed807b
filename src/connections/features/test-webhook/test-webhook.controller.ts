import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { WebhookTest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { TestWebhook } from './test-webhook.command';

@ApiTags('Connections')
@Controller()
export class TestWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id/test')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  test(@Param('id') id: string): Promise<WebhookTest> {
    return this.commands.execute(new TestWebhook(id));
  }
}
