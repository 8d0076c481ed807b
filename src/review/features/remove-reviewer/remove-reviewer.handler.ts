import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { presentAssignments } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { ReviewerMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { RemoveReviewer } from './remove-reviewer.command';

/** Removes a reviewer from the present revision; a reviewer who was already asked gets a mail (lifecycle, section 3). */
@CommandHandler(RemoveReviewer)
export class RemoveReviewerHandler implements ICommandHandler<RemoveReviewer> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: ReviewerMails,
  ) {}

  execute({ call, reviewerId }: RemoveReviewer): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const own = presentAssignments(state).filter((one) => one.reviewerId === reviewerId && one.status !== 'Removed');
      const last = own.at(-1);
      const mail = last ? await this.mails.cancellation(state, last) : null;
      return { type: 'RemoveReviewer', data: { reviewerId, mail } };
    });
  }
}
