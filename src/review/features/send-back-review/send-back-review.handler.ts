import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assignmentById } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { ReviewerMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { SendBackReview } from './send-back-review.command';

/** Reopens a completed review; the reviewer gets a mail with the reason (lifecycle, section 3). */
@CommandHandler(SendBackReview)
export class SendBackReviewHandler implements ICommandHandler<SendBackReview> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: ReviewerMails,
  ) {}

  execute({ call, reviewId: assignmentId, reason }: SendBackReview): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const mail = await this.mails.sentBack(state, assignmentById(state, assignmentId), reason);
      return { type: 'SendBackReview', data: { assignmentId, reason, mail } };
    });
  }
}
