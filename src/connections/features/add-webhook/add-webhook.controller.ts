import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewSecret } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { AddWebhook } from './add-webhook.command';
import { AddWebhookDto } from './add-webhook.dto';

@ApiTags('Connections')
@Controller()
export class AddWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks')
  @HttpCode(201)
  @Access({ groups: ['webmaster'], recentProof: true })
  add(@CurrentUser() user: RequestUser, @Body() body: AddWebhookDto): Promise<NewSecret> {
    return this.commands.execute(new AddWebhook(user, { ...body }));
  }
}
