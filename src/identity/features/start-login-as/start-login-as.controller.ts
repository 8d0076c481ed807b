import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AuthRecord } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { StartLoginAs } from './start-login-as.command';

@ApiTags('Accounts')
@Controller()
export class StartLoginAsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/loginAs/:id')
  @HttpCode(200)
  @Access({ groups: ['assistant', 'editor', 'associate editor'] })
  start(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<AuthRecord> {
    return this.commands.execute(new StartLoginAs(user, id));
  }
}
