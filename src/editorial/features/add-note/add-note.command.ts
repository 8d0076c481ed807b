import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';

export class AddNote extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly note: string,
  ) {
    super();
  }
}
