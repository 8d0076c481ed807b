import { IsBoolean, IsOptional } from 'class-validator';

export class RunImportDto {
  /** Each new person of a CSV file gets a mail with a link to set a password. */
  @IsOptional() @IsBoolean() invites?: boolean;
}
