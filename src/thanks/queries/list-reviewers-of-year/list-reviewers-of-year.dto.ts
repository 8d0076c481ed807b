import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { REVIEWERS_OF_YEAR_SORTS } from '../../../contracts';

/** `year`: the newest with reviews when absent; `page` counts from 0; a leading `-` in `sort` means descending. */
export class ListReviewersOfYearDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1900) @Max(9998) year?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) size = 50;
  @IsOptional()
  @Matches(new RegExp(`^-?(?:${REVIEWERS_OF_YEAR_SORTS.join('|')})$`), {
    message: `Sort by ${REVIEWERS_OF_YEAR_SORTS.join(', ')}`,
  })
  sort = 'name';
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
