import { Injectable } from '@nestjs/common';
import { actorOf, Articles } from '../../article';
import { ArticleViews } from '../../article-desk/public';
import type { ArticleView } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { existingArticle } from '../existing-article';

interface GetArticle {
  articleId: string;
  user: RequestUser;
}

/** One article, read from its events so that it is never stale; masked for the caller. */
@Injectable()
export class GetArticleReader {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  async read({ articleId, user }: GetArticle): Promise<ArticleView> {
    return this.views.of(await existingArticle(this.articles, articleId), actorOf(user));
  }
}
