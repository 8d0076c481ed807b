import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Articles } from '../../../article';
import type { RebuttalSaved } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { awaitedRevision } from '../../rebuttal/awaited-revision';
import { RebuttalDrafts } from '../../rebuttal/rebuttal-drafts';
import { rebuttalPoints } from '../../rebuttal/rebuttal-points';
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
    const known = new Set(rebuttalPoints(state).map(({ id }) => id));
    const replies = (payload.replies ?? []).filter(({ point, text }) => known.has(point) && text);
    const draftVersion = await this.drafts.save({
      articleId,
      revision: state.revision,
      userId: user.userId,
      draft: {
        opening: payload.opening ?? '',
        replies: Object.fromEntries(replies.map(({ point, text = '' }) => [point, text])),
      },
      seen: payload.draftVersion,
    });
    if (draftVersion !== null) return { draftVersion };
    throw new ApiProblem('CONFLICT', 'This reply was changed in another window since this one was opened.');
  }
}
