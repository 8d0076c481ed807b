import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class ReturnToAssistant extends Command<ArticleView | null> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
