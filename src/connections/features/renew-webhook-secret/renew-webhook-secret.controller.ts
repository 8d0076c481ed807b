import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewSecret } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RenewWebhookSecret } from './renew-webhook-secret.command';

@ApiTags('Connections')
@Controller()
export class RenewWebhookSecretController {
  constructor(private readonly commands: CommandBus) {}

  @Post('webhooks/:id/secret')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  renew(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<NewSecret> {
    return this.commands.execute(new RenewWebhookSecret(user, id));
  }
}
