import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { EmptyAs } from '../../../platform/http/request/sent-values';

export const SORTS = [
  'firstName',
  'lastName',
  'email',
  'institute',
  'country',
  'areasOfExpertise',
  'seniorityLevel',
] as const;
export type ReviewerSort = (typeof SORTS)[number];

/** `page` counts from 0; `sort` is a field, with a leading `-` for descending; `size` is at most 1,000 (spec part 2, section 9). */
export class ListReviewerAccountsDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(1000) size = 10;
  @EmptyAs('lastName')
  @IsOptional()
  @Matches(new RegExp(`^-?(?:${SORTS.join('|')})$`), { message: `Sort by ${SORTS.join(', ')}` })
  sort = 'lastName';
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
