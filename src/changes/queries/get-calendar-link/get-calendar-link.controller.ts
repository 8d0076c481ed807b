import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CalendarLink } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CalendarLinks } from '../../calendar/calendar-links';

@ApiTags('Calendar')
@Controller()
export class GetCalendarLinkController {
  constructor(private readonly links: CalendarLinks) {}

  @Get('calendar-link')
  @Access({ groups: 'all' })
  get(@CurrentUser() user: RequestUser): Promise<CalendarLink> {
    return this.links.of(user);
  }
}
