import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../../submission/public';
import { DeleteSearchController } from '../features/delete-search/delete-search.controller';
import { DeleteSearchHandler } from '../features/delete-search/delete-search.handler';
import { RenameSearchController } from '../features/rename-search/rename-search.controller';
import { RenameSearchHandler } from '../features/rename-search/rename-search.handler';
import { SaveSearchController } from '../features/save-search/save-search.controller';
import { SaveSearchHandler } from '../features/save-search/save-search.handler';
import { ExportArticlesController } from '../queries/export-articles/export-articles.controller';
import { FindQuicklyController } from '../queries/find-quickly/find-quickly.controller';
import { FindQuicklyHandler } from '../queries/find-quickly/find-quickly.handler';
import { ListAllArticlesController } from '../queries/list-all-articles/list-all-articles.controller';
import { ListSavedSearchesController } from '../queries/list-saved-searches/list-saved-searches.controller';
import { ListUploadersController } from '../queries/list-uploaders/list-uploaders.controller';
import { ListUploadersHandler } from '../queries/list-uploaders/list-uploaders.handler';
import { SearchArticlesController } from '../queries/search-articles/search-articles.controller';
import { SearchArticlesHandler } from '../queries/search-articles/search-articles.handler';
import { ArticleExport } from './article-export';
import { ArticleFinder } from './article-finder';
import { ArticleRows } from './article-rows';
import { CountedPages } from './counted-pages';
import { RankedPages } from './ranked-pages';
import { SavedSearches } from './saved-searches';

/** All manuscripts, the search with its kept searches and its export, and the quick search of the top bar. */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: [
    DeleteSearchController,
    ExportArticlesController,
    FindQuicklyController,
    ListAllArticlesController,
    ListSavedSearchesController,
    ListUploadersController,
    RenameSearchController,
    SaveSearchController,
    SearchArticlesController,
  ],
  providers: [
    ArticleExport,
    ArticleFinder,
    ArticleRows,
    CountedPages,
    DeleteSearchHandler,
    FindQuicklyHandler,
    ListUploadersHandler,
    RankedPages,
    RenameSearchHandler,
    SaveSearchHandler,
    SavedSearches,
    SearchArticlesHandler,
  ],
})
export class SearchModule {}
