import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { previousReviewerIds } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { AssignSameReviewers } from './assign-same-reviewers.command';

/** Chooses the reviewers who accepted for the previous revision again, unless they are now barred. */
@CommandHandler(AssignSameReviewers)
export class AssignSameReviewersHandler implements ICommandHandler<AssignSameReviewers> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly lookup: CandidateLookup,
  ) {}

  execute({ call }: AssignSameReviewers): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const reviewers = await this.lookup.several(previousReviewerIds(state));
      const withIds = reviewers.map((reviewer) => ({ assignmentId: newId(), reviewer }));
      return { type: 'AssignSameReviewers', data: { reviewers: withIds } };
    });
  }
}
