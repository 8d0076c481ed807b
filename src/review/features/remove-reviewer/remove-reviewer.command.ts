import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class RemoveReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewerId: string,
  ) {
    super();
  }
}
