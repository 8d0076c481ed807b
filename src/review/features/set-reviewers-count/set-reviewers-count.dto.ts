import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_REVIEWERS_REQUIRED } from '../../../contracts';

const message = `Please choose a number from 0 to ${MAX_REVIEWERS_REQUIRED}.`;

export class SetReviewersCountDto {
  @Type(() => Number)
  @Max(MAX_REVIEWERS_REQUIRED, { message })
  @Min(0, { message })
  @IsInt({ message })
  count = Number.NaN;
}
