import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';

export class RemindAuthors extends Command<{ message: string }> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
