import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../article-call';

export class SelectReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewerId: string,
  ) {
    super();
  }
}
