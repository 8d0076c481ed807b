import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeWebhook } from './change-webhook.command';
import { ChangeWebhookDto } from './change-webhook.dto';

@ApiTags('Connections')
@Controller()
export class ChangeWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Param('id') id: string, @Body() body: ChangeWebhookDto): Promise<null> {
    return this.commands.execute(new ChangeWebhook(user, id, { ...body }));
  }
}
