import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerPanel } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListReviewersOfArticleDto } from './list-reviewers-of-article.dto';
import { ListReviewersOfArticleReader } from './list-reviewers-of-article.reader';

@ApiTags('Editorial side')
@Controller()
export class ListReviewersOfArticleController {
  constructor(private readonly reader: ListReviewersOfArticleReader) {}

  @Get('article/:id/reviewer/list')
  @Access({ groups: 'all', article: ['staff'], scope: 'articles' })
  list(
    @Param('id') id: string,
    @Query() filter: ListReviewersOfArticleDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ReviewerPanel> {
    return this.reader.read({ articleId: id, filter, user });
  }
}
