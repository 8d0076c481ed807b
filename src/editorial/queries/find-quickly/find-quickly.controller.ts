import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { QuickHit } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { FindQuicklyDto } from './find-quickly.dto';
import { FindQuicklyReader } from './find-quickly.reader';

@ApiTags('Articles, author side')
@Controller()
export class FindQuicklyController {
  constructor(private readonly reader: FindQuicklyReader) {}

  @Get('article/quick-search')
  @Access({ groups: 'all' })
  find(@Query() { q }: FindQuicklyDto, @CurrentUser() user: RequestUser): Promise<{ items: QuickHit[] }> {
    return this.reader.read({ q, user });
  }
}
