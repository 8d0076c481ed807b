import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { DraftSaved } from '../../../contracts';
import type { ReviewDraftDto } from '../../drafts/review-draft.dto';

export class SaveReviewDraft extends Command<DraftSaved> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
    readonly fields: ReviewDraftDto,
  ) {
    super();
  }
}
