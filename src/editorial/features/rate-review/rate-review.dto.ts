import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const message = 'Please choose a rating from 1 to 5.';

export class RateReviewDto {
  @Type(() => Number) @Max(5, { message }) @Min(1, { message }) @IsInt({ message }) rate = Number.NaN;
}
