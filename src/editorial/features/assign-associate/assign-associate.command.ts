import { Command } from '@nestjs/cqrs';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class AssignAssociate extends Command<ArticleView | null> {
  constructor(
    readonly call: ArticleCall,
    readonly associateId: string,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
