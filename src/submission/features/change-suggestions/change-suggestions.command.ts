import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView, SuggestedReviewer } from '../../../contracts';

export class ChangeSuggestions extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    /** All suggestions that remain, in their order. */
    readonly suggestedReviewers: readonly SuggestedReviewer[],
  ) {
    super();
  }
}
