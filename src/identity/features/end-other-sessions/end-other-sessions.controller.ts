import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EndOtherSessions } from './end-other-sessions.command';

@ApiTags('Accounts')
@Controller()
export class EndOtherSessionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/sessions/end-others')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, recentProof: true })
  end(@CurrentUser() user: RequestUser): Promise<void> {
    return this.commands.execute(new EndOtherSessions(user));
  }
}
