import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { MailReviewerDto } from './mail-reviewer.dto';

export class MailReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewId: string,
    readonly mail: MailReviewerDto,
  ) {
    super();
  }
}
