import { IsBoolean } from 'class-validator';
import type { CreditChange } from '../../../contracts';
import { OrAbsent, TextOrAbsent } from '../../../platform/http/request/text-fields';

/** The handler reports what is missing or wrong, since that depends on `active`. */
export class ChangeCreditDto implements CreditChange {
  @OrAbsent() @IsBoolean() active = false;
  @TextOrAbsent(500) site = '';
  @TextOrAbsent(500) api = '';
  @TextOrAbsent(200) clientId = '';
  /** Empty: the stored one is kept. */
  @TextOrAbsent(500) clientSecret = '';
  @TextOrAbsent(200) groupId = '';
  @TextOrAbsent(200) organization = '';
  @TextOrAbsent(200) city = '';
  @TextOrAbsent(200) country = '';
  @TextOrAbsent(200) ror = '';
}
