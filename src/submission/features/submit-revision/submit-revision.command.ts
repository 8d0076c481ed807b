import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { SubmitRevisionDto } from './submit-revision.dto';

export class SubmitRevision extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: SubmitRevisionDto,
  ) {
    super();
  }
}
