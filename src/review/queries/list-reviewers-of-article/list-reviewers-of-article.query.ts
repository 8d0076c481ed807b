import { Query } from '@nestjs/cqrs';
import type { ReviewerPanel } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';
import type { ListReviewersOfArticleDto } from './list-reviewers-of-article.dto';

export class ListReviewersOfArticle extends Query<ReviewerPanel> {
  constructor(
    readonly articleId: string,
    readonly filter: ListReviewersOfArticleDto,
    readonly user: RequestUser,
  ) {
    super();
  }
}
