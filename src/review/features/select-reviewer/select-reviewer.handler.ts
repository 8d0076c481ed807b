import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk, VeiledChoice } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { SelectReviewer } from './select-reviewer.command';

/** Chooses a reviewer for the present revision; no mail is sent yet (lifecycle, section 3). */
@CommandHandler(SelectReviewer)
export class SelectReviewerHandler implements ICommandHandler<SelectReviewer> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly lookup: CandidateLookup,
    private readonly choice: VeiledChoice,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown person, RULE with the reason why they cannot review. */

  async execute({ call, reviewerId }: SelectReviewer): Promise<ArticleView> {
    const reviewer = await this.lookup.one(reviewerId);
    return this.desk.run(call, async (state) => {
      await this.choice.require(state, [reviewer], call.user, 'reviewerId');
      return { type: 'SelectReviewer', data: { assignmentId: newId(), reviewer } };
    });
  }
}
