import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { SubmitReviewDto } from './submit-review.dto';

export class SubmitReview extends Command<{ success: boolean; message: string }> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
    readonly fields: SubmitReviewDto,
  ) {
    super();
  }
}
