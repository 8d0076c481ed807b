import { Query } from '@nestjs/cqrs';
import type { ArticleCard } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class ListNewArticles extends Query<ArticleCard[]> {
  constructor(
    readonly user: RequestUser,
    /** Most rows. */
    readonly size: number,
  ) {
    super();
  }
}
