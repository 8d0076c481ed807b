import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ArticleStore } from './article.store';
import { ArticleAccessGuard } from './article-access.guard';
import { Articles } from './articles';

/**
 * The aggregate for everybody. Import it after the module of `platform/http`: global guards run in that order, and this one
 * asks who the person is.
 */
@Global()
@Module({
  providers: [ArticleStore, Articles, { provide: APP_GUARD, useClass: ArticleAccessGuard }],
  exports: [Articles],
})
export class ArticleModule {}
