import { Command } from '@nestjs/cqrs';
import type { ArticleView, Decision } from '../../../contracts';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';

export class RecordDecision extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly decision: Decision,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
