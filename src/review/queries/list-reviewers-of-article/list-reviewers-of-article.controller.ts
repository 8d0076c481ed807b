import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerPanel } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListReviewersOfArticleDto } from './list-reviewers-of-article.dto';
import { ListReviewersOfArticle } from './list-reviewers-of-article.query';

@ApiTags('Editorial side')
@Controller()
export class ListReviewersOfArticleController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/reviewer/list')
  @Access({ groups: 'all', article: ['staff'] })
  list(
    @Param('id') id: string,
    @Query() filter: ListReviewersOfArticleDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ReviewerPanel> {
    return this.queries.execute(new ListReviewersOfArticle(id, filter, user));
  }
}
