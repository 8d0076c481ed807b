import { Command } from '@nestjs/cqrs';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';
import type { ArticleView, Decision } from '../../../contracts';

export class RecordDecision extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly decision: Decision,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
