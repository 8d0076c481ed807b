import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { OverrideStatusDto } from './override-status.dto';

export class OverrideStatus extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: OverrideStatusDto,
  ) {
    super();
  }
}
