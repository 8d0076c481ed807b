import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { PasswordQuestion } from '../../../contracts';
import { PASSWORD_RULES } from '../../../contracts';

const LONGEST = 255;

/** The form as typed so far, so the fields need not be valid. */
export class RatePasswordDto implements PasswordQuestion {
  @IsString()
  @MaxLength(PASSWORD_RULES.max)
  password = '';

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  email?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  firstName?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  lastName?: string;
}
