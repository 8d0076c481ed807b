import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ReadCalendarReader } from './read-calendar.reader';

@ApiTags('Calendar')
@ApiProduces('text/calendar')
@Controller()
export class ReadCalendarController {
  constructor(private readonly reader: ReadCalendarReader) {}

  /** The due dates of one person, for a calendar program. The key in the address is the only credential. */
  @Get('calendar/:key.ics')
  @Access({ groups: 'public' })
  @RateLimit('directory')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="due-dates.ics"')
  read(@Param('key') key: string): Promise<string> {
    return this.reader.read({ key });
  }
}
