import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleView } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetArticleAsOfDto } from './get-article-as-of.dto';
import { GetArticleAsOf } from './get-article-as-of.query';

@ApiTags('Editorial side')
@Controller()
export class GetArticleAsOfController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/as-of')
  @Access({ groups: 'all', article: ['staff'] })
  @Header('Cache-Control', 'no-store')
  get(
    @Param('id') id: string,
    @Query() { at }: GetArticleAsOfDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ArticleView> {
    return this.queries.execute(new GetArticleAsOf(id, new Date(at), user));
  }
}
