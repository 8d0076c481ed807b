import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Filters the candidates; `page` counts from 0. */
export class ListReviewersOfArticleDto {
  @IsOptional() @IsString() @MaxLength(200) q = '';
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(10_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) size = 200;
}
