import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class AddNote extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly note: string,
    readonly sendAnyway?: boolean,
  ) {
    super();
  }
}
