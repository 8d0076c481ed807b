import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_SEARCH_TEXT } from '../../../contracts';
import { ArticlePageDto } from '../../search/article-filters.dto';

export class ListAllArticlesDto extends ArticlePageDto {
  /** Words anywhere in title, abstract, keywords, authors or number. */
  @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) q = '';
}
