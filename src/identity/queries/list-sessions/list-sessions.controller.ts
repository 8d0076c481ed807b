import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnSession } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OwnSessions } from '../../sessions/own-sessions';

@ApiTags('Accounts')
@Controller()
export class ListSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get('user/sessions')
  @Access({ groups: 'all', unproven: true })
  list(@CurrentUser() user: RequestUser): Promise<OwnSession[]> {
    return this.sessions.list(user);
  }
}
