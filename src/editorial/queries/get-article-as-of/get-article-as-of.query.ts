import { Query } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class GetArticleAsOf extends Query<ArticleView> {
  constructor(
    readonly articleId: string,
    readonly at: Date,
    readonly user: RequestUser,
  ) {
    super();
  }
}
