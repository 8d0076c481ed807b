import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assignmentById } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { ReviewerMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { CancelReview } from './cancel-review.command';

/** Closes one request; a reviewer who was already asked gets a mail (lifecycle, section 3). */
@CommandHandler(CancelReview)
export class CancelReviewHandler implements ICommandHandler<CancelReview> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: ReviewerMails,
  ) {}

  execute({ call, reviewId: assignmentId }: CancelReview): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const mail = await this.mails.cancellation(state, assignmentById(state, assignmentId));
      return { type: 'CancelReview', data: { assignmentId, mail } };
    });
  }
}
