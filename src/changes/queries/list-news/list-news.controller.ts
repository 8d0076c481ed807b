import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { News } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListNewsDto } from './list-news.dto';
import { ListNewsReader } from './list-news.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListNewsController {
  constructor(private readonly reader: ListNewsReader) {}

  /** Events on the articles and tickets that concern the caller, newest first, a page at a time. */
  @Get('news')
  @Access({ groups: 'all' })
  list(@Query() page: ListNewsDto, @CurrentUser() user: RequestUser): Promise<News> {
    return this.reader.read({ user, page });
  }
}
