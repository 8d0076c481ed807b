import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';
import type { FigurePlaceDto } from './reorder-figures.dto';

export class ReorderFigures extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly figures: FigurePlaceDto[],
  ) {
    super();
  }
}
