import { EmailField, EnteredPasswordField } from '../../users/dto-fields';

export class AuthenticateDto {
  @EmailField() email = '';
  @EnteredPasswordField() password = '';
}
