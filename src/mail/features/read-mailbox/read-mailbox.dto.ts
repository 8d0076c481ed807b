import { IsBoolean, IsOptional } from 'class-validator';

export class ReadMailboxDto {
  /** True: also what came in the last 30 days. */
  @IsOptional() @IsBoolean() again = false;
}
