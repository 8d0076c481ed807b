import { IsString, IsUUID, MaxLength } from 'class-validator';
import { PasswordField, Repeats } from '../../users/dto-fields';

export class SetPasswordDto {
  @IsUUID('all', { message: 'The link is not complete. Please open it from the mail again.' }) user = '';
  @IsString() @MaxLength(200) key = '';
  @PasswordField() password = '';
  @Repeats('password') passwordRepeat = '';
}
