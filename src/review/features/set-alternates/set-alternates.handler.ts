import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ArticleState, invitesAlternates, Refusal } from '../../../article';
import { ArticleDesk, VeiledChoice } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { AlternateList } from '../../alternates/alternate-list';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { type ChosenAlternates, SetAlternates } from './set-alternates.command';

/** Sets the people who are invited, in their order, when a reviewer declines or does not answer (ADR 120). */
@CommandHandler(SetAlternates)
export class SetAlternatesHandler implements ICommandHandler<SetAlternates> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly lookup: CandidateLookup,
    private readonly choice: VeiledChoice,
    private readonly alternates: AlternateList,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown person, RULE with the reason why a new one cannot review, TRANSITION for an old list. */
  async execute({ call, list, seen }: SetAlternates): Promise<ArticleView> {
    const known = await this.lookup.several(list.reviewerIds);
    return this.desk.run(call, async (state) => {
      const chosen = await this.alternates.idsOf(state);
      requirePresentList(state, chosen, seen);
      // People who are already in the list were chosen by an editor who may know the authors.
      const added = known.filter(({ userId }) => !chosen.includes(userId));
      await this.choice.require(state, added, call.user, 'reviewerIds');
      return { type: 'SetAlternates', data: { ...list, known } };
    });
  }
}

/** The version of the article would refuse too much: each answer of a reviewer changes it, and no answer conflicts with a new order. */
function requirePresentList(state: ArticleState, present: readonly string[], seen: ChosenAlternates | null): void {
  if (seen === null) return;
  const isSame =
    seen.reviewerIds.length === present.length && seen.reviewerIds.every((id, index) => id === present[index]);
  if (!isSame || seen.automatic !== invitesAlternates(state))
    throw new Refusal(
      'TRANSITION',
      'The alternates have changed meanwhile. Please look at the new list and try again.',
    );
}
