import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { DeleteWebhook } from './delete-webhook.command';

@ApiTags('Connections')
@Controller()
export class DeleteWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id/delete')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  delete(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<null> {
    return this.commands.execute(new DeleteWebhook(user, id));
  }
}
