import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export class GetReviewerThanksDto {
  @Type(() => Number) @IsInt() @Min(1900) @Max(9998) year = 0;
}
