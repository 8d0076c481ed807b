import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';

export class ConvertManuscript extends Command<void> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
