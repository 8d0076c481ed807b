import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { KeywordUses } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { CountKeywordUses } from './count-keyword-uses.query';

@ApiTags('Editorial side')
@Controller()
export class CountKeywordUsesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/keywords/:id/uses')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  count(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<KeywordUses> {
    return this.queries.execute(new CountKeywordUses(user, id));
  }
}
