import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EndApiKey } from './end-api-key.command';

@ApiTags('Connections')
@Controller()
export class EndApiKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('api-keys/:id/end')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  end(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<null> {
    return this.commands.execute(new EndApiKey(user, id));
  }
}
