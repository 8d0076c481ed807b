import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class SetAlternates extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly list: { reviewerIds: string[]; automatic: boolean },
  ) {
    super();
  }
}
