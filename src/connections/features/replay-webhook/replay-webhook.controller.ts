import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ReplayWebhook } from './replay-webhook.command';
import { ReplayWebhookDto } from './replay-webhook.dto';

@ApiTags('Connections')
@Controller()
export class ReplayWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id/replay')
  @HttpCode(202)
  @Access({ groups: ['webmaster'], recentProof: true })
  replay(@CurrentUser() user: RequestUser, @Param('id') id: string, @Body() body: ReplayWebhookDto): Promise<null> {
    return this.commands.execute(new ReplayWebhook(user, id, { ...body }));
  }
}
