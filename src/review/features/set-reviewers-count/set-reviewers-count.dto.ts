import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_REVIEWERS_REQUIRED } from '../../../contracts';

const message = `Please choose a number from 0 to ${MAX_REVIEWERS_REQUIRED}.`;
const digits = ({ value }: { value: unknown }): number =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;

export class SetReviewersCountDto {
  // An empty value would otherwise be read as 0, which moves the article to Reviewed.
  @Transform(digits)
  @Max(MAX_REVIEWERS_REQUIRED, { message })
  @Min(0, { message })
  @IsInt({ message })
  count = Number.NaN;
}
