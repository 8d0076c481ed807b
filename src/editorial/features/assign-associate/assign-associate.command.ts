import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';

export class AssignAssociate extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly associateId: string,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
