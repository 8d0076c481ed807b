import { PERSON_MESSAGES, type RegisterRequest } from '../../../contracts';
import { EmailField, PasswordField, Repeats, RequiredText } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

export class RegisterPersonDto extends PersonFieldsDto implements RegisterRequest {
  @RequiredText(PERSON_MESSAGES.firstName) firstName = '';
  @RequiredText(PERSON_MESSAGES.lastName) lastName = '';
  @EmailField() email = '';
  @Repeats('email', PERSON_MESSAGES.emailRepeat) emailRepeat = '';
  @PasswordField() password = '';
  @Repeats('password', PERSON_MESSAGES.passwordRepeat) passwordRepeat = '';
}
