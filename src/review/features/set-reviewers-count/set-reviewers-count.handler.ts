import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { SetReviewersCount } from './set-reviewers-count.command';

/** Sets how many reviews the present revision needs; the status follows (lifecycle, section 2, 'Reviewers and status'). */
@CommandHandler(SetReviewersCount)
export class SetReviewersCountHandler implements ICommandHandler<SetReviewersCount> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, count }: SetReviewersCount): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'SetReviewerCount', data: { count } }));
  }
}
