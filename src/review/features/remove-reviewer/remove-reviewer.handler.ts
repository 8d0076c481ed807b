import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import { ArticleDesk } from '../../desk/article-desk';
import { RemoveReviewer } from './remove-reviewer.command';

/** Takes a reviewer off the present revision, without a mail; to cancel a request tells the reviewer (lifecycle, section 3). */
@CommandHandler(RemoveReviewer)
export class RemoveReviewerHandler implements ICommandHandler<RemoveReviewer> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, reviewerId }: RemoveReviewer): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'RemoveReviewer', data: { reviewerId } }));
  }
}
