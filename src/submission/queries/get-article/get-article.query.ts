import { Query } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class GetArticle extends Query<ArticleView> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
