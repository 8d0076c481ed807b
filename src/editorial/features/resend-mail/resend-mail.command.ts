import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class ResendMail extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly mailId: string,
  ) {
    super();
  }
}
