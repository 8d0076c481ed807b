import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';

export class SelectReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewerId: string,
  ) {
    super();
  }
}
