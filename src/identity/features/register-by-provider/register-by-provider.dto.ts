import type { Language } from '../../../contracts';
import { TicketField } from '../../providers/ticket.dto';
import { EmailField, LanguageField, NameField, PrivacyVersionField, Repeats } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

export class RegisterByProviderDto extends PersonFieldsDto {
  @TicketField() ticket = '';
  @NameField('firstName') firstName = '';
  @NameField('lastName') lastName = '';
  @EmailField() email = '';
  @Repeats('email') emailRepeat = '';
  @PrivacyVersionField() privacyVersion?: number;
  @LanguageField() language?: Language | null;
}
