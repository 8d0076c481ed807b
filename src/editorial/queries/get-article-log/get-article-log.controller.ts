import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { GetArticleLog } from './get-article-log.query';

@ApiTags('Editorial side')
@Controller()
export class GetArticleLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/log')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string): Promise<ArticleLogEntry[]> {
    return this.queries.execute(new GetArticleLog(id));
  }
}
