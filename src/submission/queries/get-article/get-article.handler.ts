import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import type { ArticleView } from '../../../contracts';
import { ArticleViews } from '../../article-view/article-views';
import { existingArticle } from '../../existing-article';
import { GetArticle } from './get-article.query';

/** One article, from its own events, so that it is never behind; masked for the one who asks. */
@QueryHandler(GetArticle)
export class GetArticleHandler implements IQueryHandler<GetArticle> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  async execute({ articleId, user }: GetArticle): Promise<ArticleView> {
    return this.views.of(await existingArticle(this.articles, articleId), actorOf(user));
  }
}
