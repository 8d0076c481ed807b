import { IntersectionType } from '@nestjs/swagger';
import { ArticleFiltersDto, ArticlePageDto } from '../../search/article-filters.dto';

export class SearchArticlesDto extends IntersectionType(ArticleFiltersDto, ArticlePageDto) {}
