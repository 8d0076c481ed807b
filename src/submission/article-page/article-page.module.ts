import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../../article-desk/public';
import { GetArticleController } from './get-article.controller';
import { GetArticleReader } from './get-article.reader';

/**
 * GET /article/{id}. A separate module, imported after all other modules with routes under /article. Routes are tried in import
 * order, and this one would match /article/all or /article/my-list as well.
 */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: [GetArticleController],
  providers: [GetArticleReader],
})
export class ArticlePageModule {}
