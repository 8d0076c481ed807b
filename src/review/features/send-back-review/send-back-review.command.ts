import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class SendBackReview extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewId: string,
    readonly reason: string,
  ) {
    super();
  }
}
