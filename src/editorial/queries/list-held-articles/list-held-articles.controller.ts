import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ArticleCard } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListHeldArticles } from './list-held-articles.query';

@ApiTags('Editorial side')
@Controller()
export class ListHeldArticlesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/associate/my-articles')
  @Access({ groups: ['associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<ArticleCard[]> {
    return this.queries.execute(new ListHeldArticles(user));
  }
}
