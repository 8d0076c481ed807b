import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class MailReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewId: string,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
