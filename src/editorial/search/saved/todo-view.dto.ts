import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ARTICLE_TYPES,
  MAX_ARTICLE_PAGE,
  MAX_SEARCH_TEXT,
  MAX_VIEW_NAME,
  requiredProblem,
  TODO_TABS,
  type TodoTab,
  VIEW_MESSAGES,
} from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

const TYPE_IDS: readonly number[] = ARTICLE_TYPES.map(({ id }) => id);

export class TodoViewDto {
  @IsIn(TODO_TABS, { message: 'This list does not exist.' }) list: TodoTab = 'all';
  @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) q?: string;
  @IsOptional() @IsBoolean() late?: boolean;
  @IsOptional() @IsIn(TYPE_IDS, { message: 'There is no such type of article.' }) typeId?: number;
  @IsOptional() @IsString() @MaxLength(64) holderId?: string;
  @IsOptional() @Matches(/^(?:-?[a-z]{1,20})?$/i, { message: 'Sort by a column of the list.' }) sort?: string;
  @IsOptional() @IsInt() @Min(1) @Max(MAX_ARTICLE_PAGE) size?: number;
}

/** A view with its name. */
export class NamedViewDto {
  @RuledText((text) => requiredProblem(text, VIEW_MESSAGES.name, MAX_VIEW_NAME)) name = '';
  @ValidateNested() @Type(() => TodoViewDto) view: TodoViewDto = new TodoViewDto();
}
