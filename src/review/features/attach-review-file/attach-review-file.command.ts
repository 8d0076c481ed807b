import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { ArticleCall } from '../../../article-desk/public';
import type { ReviewFileView } from '../../../contracts';

export class AttachReviewFile extends Command<ReviewFileView> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
    readonly request: Request,
  ) {
    super();
  }
}
