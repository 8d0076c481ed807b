import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ReviewDraftDto } from '../../drafts/review-draft.dto';

export class SubmitReview extends Command<{ success: boolean; message: string }> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
    readonly fields: ReviewDraftDto,
  ) {
    super();
  }
}
