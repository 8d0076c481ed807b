import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { GiveAdviceDto } from './give-advice.dto';

export class GiveAdvice extends Command<ArticleView | null> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: GiveAdviceDto,
  ) {
    super();
  }
}
