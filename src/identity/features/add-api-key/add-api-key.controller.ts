import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewSecret } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { AddApiKey } from './add-api-key.command';
import { AddApiKeyDto } from './add-api-key.dto';

@ApiTags('Connections')
@Controller()
export class AddApiKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('api-keys')
  @HttpCode(201)
  @Access({ groups: ['webmaster'], recentProof: true })
  add(@CurrentUser() user: RequestUser, @Body() body: AddApiKeyDto): Promise<NewSecret> {
    return this.commands.execute(new AddApiKey(user, { ...body }));
  }
}
