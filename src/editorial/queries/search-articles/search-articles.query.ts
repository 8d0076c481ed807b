import { Query } from '@nestjs/cqrs';
import type { ArticleFilters, FoundArticles } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';
import type { PageWanted } from '../../search/article-finder';

export class SearchArticles extends Query<FoundArticles> {
  constructor(
    readonly filters: ArticleFilters,
    readonly wanted: PageWanted,
    readonly user: RequestUser,
  ) {
    super();
  }
}
