import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ArticleStore } from './article.store';
import { ArticleAccessGuard } from './article-access.guard';
import { Articles } from './articles';

/**
 * Provides the aggregate globally. Import it after the module of `platform/http`: global guards run in the order of import, and this
 * module's guard needs the signed-in person, which the other guard provides.
 */
@Global()
@Module({
  providers: [ArticleStore, Articles, { provide: APP_GUARD, useClass: ArticleAccessGuard }],
  exports: [Articles],
})
export class ArticleModule {}
