import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class RateReview extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewId: string,
    readonly rate: number,
  ) {
    super();
  }
}
