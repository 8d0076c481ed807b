import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CalendarLink } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MakeCalendarLink } from './make-calendar-link.command';

@ApiTags('Calendar')
@Controller()
export class MakeCalendarLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('calendar-link')
  @HttpCode(200)
  @Access({ groups: 'all', recentProof: true })
  make(@CurrentUser() user: RequestUser): Promise<CalendarLink> {
    return this.commands.execute(new MakeCalendarLink(user));
  }
}
