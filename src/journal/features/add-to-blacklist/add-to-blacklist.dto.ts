import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';
import { BLACKLIST_MESSAGES, isEmail, MAX_BLACKLIST_REASON, PERSON_MESSAGES } from '../../../contracts';
import { OrAbsent, RequiredText } from '../../../platform/http/request/text-fields';

const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value);

export class AddToBlacklistDto {
  /** Id of the entry to change; absent for a new one. */
  @OrAbsent() @IsString() id?: string;

  @RequiredText(PERSON_MESSAGES.firstName) firstName = '';
  @RequiredText(PERSON_MESSAGES.lastName) lastName = '';

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @ValidateBy({ name: 'isEmailAddress', validator: { validate: isAddress } }, { message: PERSON_MESSAGES.emailInvalid })
  emailAddress = '';

  @RequiredText(BLACKLIST_MESSAGES.reason, MAX_BLACKLIST_REASON) shortReason = '';
}
