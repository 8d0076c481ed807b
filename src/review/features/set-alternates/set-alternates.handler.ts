import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { alternatesOf } from '../../../article';
import { ArticleDesk, VeiledChoice } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { SetAlternates } from './set-alternates.command';

/** Sets the people who are invited, in their order, when a reviewer declines or does not answer (ADR 120). */
@CommandHandler(SetAlternates)
export class SetAlternatesHandler implements ICommandHandler<SetAlternates> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly lookup: CandidateLookup,
    private readonly choice: VeiledChoice,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown person, RULE with the reason why a new one cannot review. */
  async execute({ call, list }: SetAlternates): Promise<ArticleView> {
    const known = await this.lookup.several(list.reviewerIds);
    return this.desk.run(call, async (state) => {
      // People who are already in the list were chosen by an editor who may know the authors.
      const chosen = alternatesOf(state);
      const added = known.filter(({ userId }) => !chosen.includes(userId));
      await this.choice.require(state, added, call.user, 'reviewerIds');
      return { type: 'SetAlternates', data: { ...list, known } };
    });
  }
}
