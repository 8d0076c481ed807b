import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { FigurePlaceDto } from './reorder-figures.dto';

export class ReorderFigures extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly figures: FigurePlaceDto[],
  ) {
    super();
  }
}
