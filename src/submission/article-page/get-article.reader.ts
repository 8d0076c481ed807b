import { Injectable } from '@nestjs/common';
import { actorOf, Articles } from '../../article';
import type { ArticleView } from '../../contracts';
import { ArticleViews } from '../../article-desk/public';
import { existingArticle } from '../existing-article';
import type { RequestUser } from '../../platform/http/access/request-user';

interface GetArticle {
  articleId: string;
  user: RequestUser;
}

/** One article, from its own events, so that it is never behind; masked for the one who asks. */
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
