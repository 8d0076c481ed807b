import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_STATISTICS_PAGE, REVIEWER_STATISTICS_SORTS } from '../../../contracts';
import { EmptyAs } from '../../../platform/http/request/sent-values';
import { PeriodDto } from '../../statistics/period.dto';

/** `page` counts from 0; without `size` it has all rows; `sort` is a column, with a leading `-` for descending. */
export class GetReviewerStatisticsDto extends PeriodDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MAX_STATISTICS_PAGE) size = MAX_STATISTICS_PAGE;
  @EmptyAs('lastName')
  @IsOptional()
  @Matches(new RegExp(`^-?(?:${REVIEWER_STATISTICS_SORTS.join('|')})$`), {
    message: `Sort by ${REVIEWER_STATISTICS_SORTS.join(', ')}`,
  })
  sort = 'lastName';
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
