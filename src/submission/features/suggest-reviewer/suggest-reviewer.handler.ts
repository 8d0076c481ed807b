import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { SuggestReviewer } from './suggest-reviewer.command';

/** Adds a person who is not a known reviewer to the draft's suggestions (spec part 1, section 2, 'Reviewers'). */
@CommandHandler(SuggestReviewer)
export class SuggestReviewerHandler implements ICommandHandler<SuggestReviewer> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  async execute({ call: { articleId, user, meta }, payload }: SuggestReviewer): Promise<ArticleView> {
    const actor = actorOf(user);
    const data = { fullName: payload.fullName, email: payload.email };
    const { state } = await this.articles.execute(articleId, () => ({ type: 'SuggestReviewer', data }), {
      actor,
      pinnedVersion: meta.pinnedVersion,
      meta,
    });
    return this.views.of(state, actor);
  }
}
