import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { BlacklistWarning } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { GetBlacklistWarnings } from './get-blacklist-warnings.query';

@ApiTags('Editorial side')
@Controller()
export class GetBlacklistWarningsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/blacklist-warnings')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string): Promise<BlacklistWarning[]> {
    return this.queries.execute(new GetBlacklistWarnings(id));
  }
}
