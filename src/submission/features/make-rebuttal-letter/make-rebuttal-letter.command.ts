import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';

export class MakeRebuttalLetter extends Command<ArticleView> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
