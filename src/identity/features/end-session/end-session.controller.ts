import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EndSession } from './end-session.command';

@ApiTags('Accounts')
@Controller()
export class EndSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/sessions/:id/end')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, recentProof: true })
  end(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new EndSession(user, id));
  }
}
