import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { DecideCheckDto } from './decide-check.dto';

export class DecideCheck extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: DecideCheckDto,
  ) {
    super();
  }
}
