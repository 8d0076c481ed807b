import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class MailAllReviewers extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
