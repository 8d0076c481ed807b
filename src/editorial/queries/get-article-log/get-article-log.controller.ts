import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetArticleLogReader } from './get-article-log.reader';

@ApiTags('Editorial side')
@Controller()
export class GetArticleLogController {
  constructor(private readonly reader: GetArticleLogReader) {}

  @Get('article/:id/log')
  @Access({ groups: 'all', article: ['staff'], scope: 'articles' })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<ArticleLogEntry[]> {
    return this.reader.read({ articleId: id, user });
  }
}
