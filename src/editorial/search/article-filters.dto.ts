import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  ACTIVE_FILTERS,
  type ActiveFilter,
  ARTICLE_SORTS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  type ArticleStatus,
  MAX_ARTICLE_PAGE,
  MAX_SEARCH_TEXT,
} from '../../contracts';
import { isMoment } from '../../platform/http/request/is-moment';
import { EmptyAsAbsent, NumericId } from '../../platform/http/request/sent-values';
import { OrAbsent } from '../../platform/http/request/text-fields';

const TYPE_IDS: readonly number[] = ARTICLE_TYPES.map(({ id }) => id);
const SORT = new RegExp(`^-?(?:${ARTICLE_SORTS.join('|')})(?:,(?:asc|desc))?$`);

/** An address contains texts only. A flag that is not set is absent. */
const OnlyIfTrue = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' || value === '' || value === null ? undefined : value;
  });

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const IsDay = (): PropertyDecorator =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: 'Please give a day as YYYY-MM-DD.' });

/** A moment counts as the day of it on the journal's calendar. */
const IsDayOrMoment = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isDayOrMoment', validator: { validate: (value: unknown) => isDay(value) || isMoment(value) } },
    { message: 'Please give a day as YYYY-MM-DD.' },
  );

/** The filters of spec part 2, '/searchManuscripts', and the quick word search. */
export class ArticleFiltersDto {
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) q?: string;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) title?: string;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) keyword?: string;

  @EmptyAsAbsent()
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ARTICLE_STATUSES.length)
  @ArrayUnique()
  @IsIn(ARTICLE_STATUSES, { each: true, message: 'This status does not exist.' })
  statusList?: ArticleStatus[];

  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(64) authorId?: string;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(MAX_SEARCH_TEXT) articleId?: string;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(64) associateEditorId?: string;

  @EmptyAsAbsent()
  @NumericId()
  @IsOptional()
  @IsIn(TYPE_IDS, { message: 'There is no such type of article.' })
  typeId?: number;

  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(64) uploadUserId?: string;
  @EmptyAsAbsent() @IsOptional() @IsDayOrMoment() dateFrom?: string;
  @EmptyAsAbsent() @IsOptional() @IsDayOrMoment() dateTo?: string;
  @EmptyAsAbsent() @IsOptional() @IsIn(ACTIVE_FILTERS) active?: ActiveFilter;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(64) holderId?: string;
  @OnlyIfTrue() @IsOptional() @IsBoolean() late?: boolean;
  @EmptyAsAbsent() @IsOptional() @IsDay() asOf?: string;
}

/** A saved search is opened in the form, whose fields are days. */
export class SavedFiltersDto extends ArticleFiltersDto {
  @IsDay() override dateFrom?: string = undefined;
  @IsDay() override dateTo?: string = undefined;
}

/** `page` counts from 0. `sort`: a field, with a leading `-` or a trailing `,desc` for descending; empty for the best matches first. */
export class ArticlePageDto {
  @OrAbsent() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @OrAbsent() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_ARTICLE_PAGE) size = 10;
  @OrAbsent() @ArticleSort() sort = '';
}

export function ArticleSort(): PropertyDecorator {
  const validate = (value: unknown): boolean => value === '' || (typeof value === 'string' && SORT.test(value));
  return ValidateBy(
    { name: 'articleSort', validator: { validate } },
    { message: `Sort by ${ARTICLE_SORTS.join(', ')}` },
  );
}
