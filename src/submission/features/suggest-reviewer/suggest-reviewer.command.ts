import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { SuggestReviewerDto } from './suggest-reviewer.dto';

export class SuggestReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: SuggestReviewerDto,
  ) {
    super();
  }
}
