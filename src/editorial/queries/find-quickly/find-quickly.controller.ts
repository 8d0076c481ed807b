import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { QuickHit } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { FindQuicklyDto } from './find-quickly.dto';
import { FindQuickly } from './find-quickly.query';

@ApiTags('Articles, author side')
@Controller()
export class FindQuicklyController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/quick-search')
  @Access({ groups: 'all' })
  find(@Query() { q }: FindQuicklyDto, @CurrentUser() user: RequestUser): Promise<{ items: QuickHit[] }> {
    return this.queries.execute(new FindQuickly(q, user));
  }
}
