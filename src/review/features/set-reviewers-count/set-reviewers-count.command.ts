import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../article-call';

export class SetReviewersCount extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly count: number,
  ) {
    super();
  }
}
