import { IsOptional, IsString, MaxLength } from 'class-validator';
import { EmptyAsAbsent } from '../../platform/http/request/sent-values';

/** Days of the journal's calendar, `YYYY-MM-DD`, or moments on them; `periodOf` interprets them. */
export class PeriodDto {
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(40) from?: string;
  @EmptyAsAbsent() @IsOptional() @IsString() @MaxLength(40) to?: string;
}
