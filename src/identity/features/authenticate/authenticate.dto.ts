import { EmailField, PasswordField } from '../../users/dto-fields';

export class AuthenticateDto {
  @EmailField() email = '';
  @PasswordField() password = '';
}
