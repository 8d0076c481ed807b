import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { ReorderFigures } from './reorder-figures.command';

/** Puts all figures of the present revision into the given order, each with its number (spec part 2, section 2, 'Manage files'). */
@CommandHandler(ReorderFigures)
export class ReorderFiguresHandler implements ICommandHandler<ReorderFigures> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  /** @throws Refusal RULE unless each figure appears once and is numbered in order; StaleVersion. */
  async execute({ call: { articleId, user, meta }, figures }: ReorderFigures): Promise<ArticleView> {
    const actor = actorOf(user);
    const named = figures.map(({ fileId, figureTitle }) => ({ fileId, figureTitle: figureTitle.trim() }));
    const { state } = await this.articles.execute(
      articleId,
      () => ({ type: 'ReorderFigures', data: { figures: named } }),
      { actor, pinnedVersion: meta.pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
