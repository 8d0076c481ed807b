import { Injectable } from '@nestjs/common';
import {
  actorOf,
  type ArticleCommand,
  Articles,
  type ArticleState,
  Refusal,
  relationsOf,
  type Stored,
} from '../../article';
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
    const { state, readable } = await this.store({ articleId, user, meta }, build);
    const [view] = await Promise.all([this.views.of(state, actorOf(user)), readable]);
    return view;
  }

  /**
   * The same for a command that may take the article away from the caller: null when they may no longer see it.
   * @throws as `run`.
   */
  async runAndLeave(
    call: ArticleCall,
    build: (state: ArticleState) => ArticleCommand | Promise<ArticleCommand>,
  ): Promise<ArticleView | null> {
    const actor = actorOf(call.user);
    const { state, readable } = await this.store(call, build);
    const view = relationsOf(state, actor).size > 0 ? this.views.of(state, actor) : null;
    return (await Promise.all([view, readable]))[0];
  }

  private store(
    { articleId, user, meta }: ArticleCall,
    build: (state: ArticleState) => ArticleCommand | Promise<ArticleCommand>,
  ): Promise<Stored> {
    const options = { actor: actorOf(user), pinnedVersion: meta.pinnedVersion, meta };
    return this.articles.store(articleId, build, options);
  }

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async load(articleId: string): Promise<ArticleState> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    return state;
  }
}
