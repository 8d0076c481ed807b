import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';

export class AssignSameReviewers extends Command<ArticleView> {
  constructor(readonly call: ArticleCall) {
    super();
  }
}
