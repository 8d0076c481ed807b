import { Injectable } from '@nestjs/common';
import { actorOf, type ArticleCommand, Articles, type ArticleState, Refusal } from '../../article';
import type { ArticleView } from '../../contracts';
import { ArticleViews } from '../article-view/article-views';
import type { ArticleCall } from './article-call';

/** What the office's commands have in common: the caller, the version they have seen, and the response. */
@Injectable()
export class ArticleDesk {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  /**
   * Decides and stores a command, and returns the article as the caller may see it.
   * @throws Refusal, StaleVersion, WrongExpectedRevisionError; see `Articles.execute`.
   */
  async run(
    { articleId, user, meta }: ArticleCall,
    build: (state: ArticleState) => ArticleCommand | Promise<ArticleCommand>,
  ): Promise<ArticleView> {
    const actor = actorOf(user);
    const { state } = await this.articles.execute(articleId, build, { actor, pinnedVersion: meta.pinnedVersion, meta });
    return this.views.of(state, actor);
  }

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async load(articleId: string): Promise<ArticleState> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    return state;
  }
}
