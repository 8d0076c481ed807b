import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const message = 'Please choose an entry of the log.';
const LAST = 1_000_000;

export class GetLogChangesDto {
  @Type(() => Number) @Max(LAST, { message }) @Min(0, { message }) @IsInt({ message }) entry = Number.NaN;
}
