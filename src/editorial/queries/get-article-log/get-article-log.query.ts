import { Query } from '@nestjs/cqrs';
import type { ArticleLogEntry } from '../../../contracts';

export class GetArticleLog extends Query<ArticleLogEntry[]> {
  constructor(readonly articleId: string) {
    super();
  }
}
