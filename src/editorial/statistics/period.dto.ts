import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Days of the journal's calendar, `YYYY-MM-DD`, or moments that fall on them; what they mean is `periodOf`'s to say. */
export class PeriodDto {
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
}
