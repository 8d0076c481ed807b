import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';

export class RemoveReviewFile extends Command<{ success: boolean }> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
  ) {
    super();
  }
}
