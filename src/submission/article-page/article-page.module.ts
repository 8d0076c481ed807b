import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../../article-desk/public';
import { GetArticleController } from './get-article.controller';
import { GetArticleReader } from './get-article.reader';

/**
 * GET /article/{id}. A module of its own, to be imported after every other module with routes under /article: routes are tried in
 * the order of import, and this one matches /article/all or /article/my-list as well.
 */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: [GetArticleController],
  providers: [GetArticleReader],
})
export class ArticlePageModule {}
