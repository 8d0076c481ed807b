import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EndCalendarLink } from './end-calendar-link.command';

@ApiTags('Calendar')
@Controller()
export class EndCalendarLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('calendar-link/end')
  @HttpCode(200)
  @Access({ groups: 'all' })
  end(@CurrentUser() user: RequestUser): Promise<null> {
    return this.commands.execute(new EndCalendarLink(user));
  }
}
