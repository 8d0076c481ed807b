import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { ArticleStatus } from '../../../contracts';
import { ArticleFiltersDto, ArticlePageDto } from '../../search/article-filters.dto';

/** In an address, several statuses are one text with commas, or several parameters. */
const severalOf = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  return value === '' ? undefined : value.split(',');
};

/** The filters of the search. Without any, all articles are listed. */
export class ListAllArticlesDto extends IntersectionType(ArticleFiltersDto, ArticlePageDto) {
  @Transform(severalOf) declare statusList?: ArticleStatus[];
}
