import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';

export class SetReviewersCount extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly count: number,
  ) {
    super();
  }
}
