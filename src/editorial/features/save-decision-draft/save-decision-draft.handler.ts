import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, type ArticleState, decisionsFor } from '../../../article';
import { type ArticleCall, ArticleDesk } from '../../../article-desk/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { sanitiseRichText } from '../../../platform/rich-text';
import { DecisionDrafts, type PreparedDecision } from '../../decision-drafts/decision-drafts';
import { SaveDecisionDraft } from './save-decision-draft.command';
import type { SaveDecisionDraftDto } from './save-decision-draft.dto';

/** Stores a decision and its letter as prepared so far, for the person who writes it. The article's log contains nothing of it. */
@CommandHandler(SaveDecisionDraft)
export class SaveDecisionDraftHandler implements ICommandHandler<SaveDecisionDraft> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly drafts: DecisionDrafts,
  ) {}

  /** @throws ApiProblem TRANSITION_REFUSED when no decision is possible now, CONFLICT when another window has saved since. */
  async execute({ call, typed }: SaveDecisionDraft): Promise<{ draftVersion: number }> {
    const { revision } = await this.decidable(call);
    const key = { articleId: call.articleId, revision, userId: call.user.userId };
    const draftVersion = await this.drafts.save(key, draftOf(typed), typed.draftVersion);
    if (draftVersion === null)
      throw new ApiProblem('CONFLICT', 'This letter was changed in another window since this one was opened.');
    await this.drafts.removeOutdated(key);
    // The decision was sent meanwhile: a draft would offer it again.
    await this.decidable(call).catch(async (closed: unknown) => {
      await this.drafts.remove(key);
      throw closed;
    });
    return { draftVersion };
  }

  private async decidable({ articleId, user }: ArticleCall): Promise<ArticleState> {
    const state = await this.desk.load(articleId);
    if (decisionsFor(state, actorOf(user)).length > 0) return state;
    throw new ApiProblem(
      'TRANSITION_REFUSED',
      'No decision is possible on this article now, so its letter was not saved.',
    );
  }
}

function draftOf({ decision, to, cc, replyTo, subject, text, basis }: SaveDecisionDraftDto): PreparedDecision {
  if (typeof text !== 'string') return { decision, letter: null };
  const letter = { to: to ?? [], cc: cc ?? [], replyTo: replyTo ?? '', subject: subject ?? '' };
  return { decision, letter: { ...letter, text: sanitiseRichText(text), ...(basis ? { basis } : {}) } };
}
