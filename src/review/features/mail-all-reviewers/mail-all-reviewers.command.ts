import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';
import type { MailBodyDto } from '../../../article-desk/public';

export class MailAllReviewers extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
