import type { Language, RegisterRequest } from '../../../contracts';
import {
  EmailField,
  LanguageField,
  NameField,
  PasswordField,
  PrivacyVersionField,
  Repeats,
} from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

export class RegisterPersonDto extends PersonFieldsDto implements RegisterRequest {
  @NameField('firstName') firstName = '';
  @NameField('lastName') lastName = '';
  @EmailField() email = '';
  @Repeats('email') emailRepeat = '';
  @PasswordField() password = '';
  @Repeats('password') passwordRepeat = '';
  @PrivacyVersionField() privacyVersion?: number;
  @LanguageField() language?: Language | null;
}
