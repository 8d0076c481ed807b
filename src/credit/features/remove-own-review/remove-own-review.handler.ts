import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DepositJobs } from '../../deposits/deposit-jobs';
import { OwnReviews } from '../../removals/own-reviews';
import { RemoveOwnReview } from './remove-own-review.command';

@CommandHandler(RemoveOwnReview)
export class RemoveOwnReviewHandler implements ICommandHandler<RemoveOwnReview> {
  constructor(
    private readonly reviews: OwnReviews,
    private readonly jobs: DepositJobs,
  ) {}

  /** @throws ApiProblem as `OwnReviews.leaveOut`. */
  async execute({ user, id }: RemoveOwnReview): Promise<null> {
    if (await this.reviews.leaveOut(user, id)) await this.jobs.start();
    return null;
  }
}
