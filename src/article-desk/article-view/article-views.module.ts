import { Module } from '@nestjs/common';
import { AuthorStore } from '../authors/author.store';
import { FileLinks } from '../file-views/file-links';
import { AuthorVeil } from '../veil/author-veil';
import { ArticleViews } from './article-views';

/** The masked view of an article, for every module that returns one. */
@Module({
  providers: [ArticleViews, AuthorStore, AuthorVeil, FileLinks],
  exports: [ArticleViews, AuthorStore, AuthorVeil, FileLinks],
})
export class ArticleViewsModule {}
