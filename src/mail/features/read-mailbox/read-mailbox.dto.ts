import { IsBoolean, IsOptional } from 'class-validator';

export class ReadMailboxDto {
  /** True: also reads the messages of the last 30 days again. */
  @IsOptional() @IsBoolean() again = false;
}
