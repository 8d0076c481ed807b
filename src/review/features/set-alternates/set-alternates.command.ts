import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export interface ChosenAlternates {
  reviewerIds: string[];
  automatic: boolean;
}

export class SetAlternates extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly list: ChosenAlternates,
    /** The list that the sender saw; null if it does not matter. */
    readonly seen: ChosenAlternates | null,
  ) {
    super();
  }
}
