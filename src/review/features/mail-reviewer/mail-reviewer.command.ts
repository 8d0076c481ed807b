import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../article-call';
import type { MailBodyDto } from '../../desk/mail-body.dto';

export class MailReviewer extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly reviewId: string,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
