import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { CANDIDATE_SORTS, type CandidateSort } from '../../reviewers/candidate-order';

const TRUE_OR_FALSE: Record<string, boolean> = { true: true, false: false };

/** Filters and sorts the candidates; `page` counts from 0. */
export class ListReviewersOfArticleDto {
  @IsOptional() @IsString() @MaxLength(200) q = '';
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(10_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) size = 200;
  @IsOptional() @IsIn(CANDIDATE_SORTS) sort: CandidateSort = '';
  /** Only people whose expertise matches a keyword of the article. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => TRUE_OR_FALSE[String(value)] ?? value)
  @IsBoolean()
  matching = false;
}
