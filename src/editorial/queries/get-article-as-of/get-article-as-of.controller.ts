import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetArticleAsOfDto } from './get-article-as-of.dto';
import { GetArticleAsOfReader } from './get-article-as-of.reader';

@ApiTags('Editorial side')
@Controller()
export class GetArticleAsOfController {
  constructor(private readonly reader: GetArticleAsOfReader) {}

  @Get('article/:id/as-of')
  @Access({ groups: 'all', article: ['staff'], scope: 'articles' })
  get(
    @Param('id') id: string,
    @Query() { at }: GetArticleAsOfDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ArticleView> {
    return this.reader.read({ articleId: id, at: new Date(at), user });
  }
}
