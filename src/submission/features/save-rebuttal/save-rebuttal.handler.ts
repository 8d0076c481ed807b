import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Articles } from '../../../article';
import type { RebuttalSaved } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { awaitedRevision } from '../../rebuttal/awaited-revision';
import { RebuttalDrafts } from '../../rebuttal/rebuttal-drafts';
import { isOfReview, withPresentIds } from '../../rebuttal/rebuttal-replies';
import { SaveRebuttal } from './save-rebuttal.command';

/** Saves what an author has typed of the reply to the reviewers. */
@CommandHandler(SaveRebuttal)
export class SaveRebuttalHandler implements ICommandHandler<SaveRebuttal> {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: RebuttalDrafts,
  ) {}

  /** @throws ApiProblem CONFLICT when another window has saved since this form was opened; Refusal. */
  async execute({ call: { articleId, user }, payload }: SaveRebuttal): Promise<RebuttalSaved> {
    const state = await awaitedRevision(this.articles, articleId, user);
    // Replies to points that an amended review no longer has are kept, so that their author can move them.
    const replies = (payload.replies ?? []).filter(({ point, text }) => isOfReview(state, point) && text);
    const byPoint = Object.fromEntries(replies.map(({ point, text = '' }) => [point, text]));
    const draftVersion = await this.drafts.save({
      articleId,
      revision: state.revision,
      userId: user.userId,
      // A window that was opened before an upgrade still sends the former ids.
      draft: { opening: payload.opening ?? '', replies: withPresentIds(state, byPoint, null) },
      seen: payload.draftVersion,
    });
    if (draftVersion !== null) return { draftVersion };
    throw new ApiProblem('CONFLICT', 'This reply was changed in another window since this one was opened.');
  }
}
