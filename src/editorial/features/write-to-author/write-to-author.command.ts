import { Command } from '@nestjs/cqrs';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class WriteToAuthor extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
