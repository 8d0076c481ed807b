import { Type } from 'class-transformer';
import { IsNotEmptyObject, ValidateNested } from 'class-validator';
import { MAX_SEARCH_NAME, requiredProblem, SEARCH_MESSAGES } from '../../../contracts';
import { OrAbsent, RuledText } from '../../../platform/http/request/text-fields';
import { ArticleSort, SavedFiltersDto } from '../../search/article-filters.dto';

export class SaveSearchDto {
  @RuledText((text) => requiredProblem(text, SEARCH_MESSAGES.name, MAX_SEARCH_NAME)) name = '';

  @ValidateNested()
  @Type(() => SavedFiltersDto)
  @IsNotEmptyObject({}, { message: SEARCH_MESSAGES.empty })
  filters: SavedFiltersDto = new SavedFiltersDto();

  @OrAbsent() @ArticleSort() sort = '';
}
