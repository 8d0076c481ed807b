import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Days of the journal's calendar, `YYYY-MM-DD`, or moments on them; `periodOf` interprets them. */
export class PeriodDto {
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
}
