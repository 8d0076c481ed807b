import { Module } from '@nestjs/common';
import { ArticleViewsModule } from '../../article-desk/public';
import { ListMarks } from '../lists/list-marks';
import { ArticleExport } from './article-export';
import { ArticleFinder } from './article-finder';
import { ArticleRows } from './article-rows';
import { Holders } from './holders';
import { KeptPeople } from './kept-people';
import { CountedPages } from './pages/counted-pages';
import { RankedPages } from './pages/ranked-pages';
import { PastRows } from './past-rows';
import { SavedSearches } from './saved/saved-searches';
import { SavedViews } from './saved/saved-views';
import { SearchHoldings } from './saved/search-holdings';

const PARTS = [
  ArticleExport,
  ArticleFinder,
  ArticleRows,
  CountedPages,
  Holders,
  KeptPeople,
  ListMarks,
  PastRows,
  RankedPages,
  SavedSearches,
  SavedViews,
  SearchHoldings,
];

/** All manuscripts, the search with its saved searches and its export, and the quick search of the top bar. */
@Module({ imports: [ArticleViewsModule], providers: PARTS, exports: PARTS })
export class SearchModule {}
