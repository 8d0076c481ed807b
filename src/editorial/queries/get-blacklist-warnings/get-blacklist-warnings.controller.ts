import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlacklistWarning } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetBlacklistWarningsReader } from './get-blacklist-warnings.reader';

@ApiTags('Editorial side')
@Controller()
export class GetBlacklistWarningsController {
  constructor(private readonly reader: GetBlacklistWarningsReader) {}

  @Get('article/:id/blacklist-warnings')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<BlacklistWarning[]> {
    return this.reader.read({ articleId: id, user });
  }
}
