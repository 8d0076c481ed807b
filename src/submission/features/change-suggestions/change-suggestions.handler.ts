import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { ChangeSuggestions } from './change-suggestions.command';

/** Corrects or removes suggested reviewers while the article is a draft: the given list replaces the one of the draft. */
@CommandHandler(ChangeSuggestions)
export class ChangeSuggestionsHandler implements ICommandHandler<ChangeSuggestions> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  /** @throws Refusal RULE when an address appears twice; StaleVersion. */
  async execute({ call: { articleId, user, meta }, suggestedReviewers }: ChangeSuggestions): Promise<ArticleView> {
    const actor = actorOf(user);
    const data = { suggestedReviewers: suggestedReviewers.map(({ fullName, email }) => ({ fullName, email })) };
    const { state } = await this.articles.execute(articleId, () => ({ type: 'ChangeSuggestions', data }), {
      actor,
      pinnedVersion: meta.pinnedVersion,
      meta,
    });
    return this.views.of(state, actor);
  }
}
