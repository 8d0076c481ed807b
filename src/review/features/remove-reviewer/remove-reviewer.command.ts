import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';

export class RemoveReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewerId: string,
  ) {
    super();
  }
}
