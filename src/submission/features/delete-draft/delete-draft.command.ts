import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';

export class DeleteDraft extends Command<void> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
