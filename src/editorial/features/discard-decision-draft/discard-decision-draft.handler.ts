import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { KeptDecisionDraft } from '../../../contracts';
import { DecisionDrafts } from '../../decision-drafts/decision-drafts';
import { DiscardDecisionDraft } from './discard-decision-draft.command';

/** Removes the caller's draft for the present revision. Idempotent. */
@CommandHandler(DiscardDecisionDraft)
export class DiscardDecisionDraftHandler implements ICommandHandler<DiscardDecisionDraft> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly drafts: DecisionDrafts,
  ) {}

  async execute({ articleId, userId }: DiscardDecisionDraft): Promise<KeptDecisionDraft> {
    const { revision } = await this.desk.load(articleId);
    await this.drafts.remove({ articleId, revision, userId });
    return { draft: null, draftVersion: 0 };
  }
}
