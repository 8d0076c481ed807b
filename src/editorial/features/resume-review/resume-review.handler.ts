import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { ResumeReview } from './resume-review.command';

/** Continues the review of a returned article; the status follows from its reviewers (lifecycle, section 2, 'resume review'). */
@CommandHandler(ResumeReview)
export class ResumeReviewHandler implements ICommandHandler<ResumeReview> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call }: ResumeReview): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'ResumeReview', data: {} }));
  }
}
