import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { RateReview } from './rate-review.command';

/** An editor's rating of a completed review, 1 to 5; a later one replaces it (spec part 2, section 5). */
@CommandHandler(RateReview)
export class RateReviewHandler implements ICommandHandler<RateReview> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, reviewId: assignmentId, rate }: RateReview): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'RateReview', data: { assignmentId, rate } }));
  }
}
