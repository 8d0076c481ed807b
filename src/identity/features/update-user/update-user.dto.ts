import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type GroupId, GROUPS, PERSON_MESSAGES } from '../../../contracts';
import { EmailField, OrAbsent, PasswordField, Repeats, RequiredText } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

/** Absent fields stay as they are. An empty password is an error (lifecycle, section 4 (2)). */
export class UpdateUserDto extends PersonFieldsDto {
  @OrAbsent() @RequiredText(PERSON_MESSAGES.firstName) firstName?: string;
  @OrAbsent() @RequiredText(PERSON_MESSAGES.lastName) lastName?: string;
  @OrAbsent() @EmailField() email?: string;
  @OrAbsent() @Repeats('email', PERSON_MESSAGES.emailRepeat) emailRepeat?: string;
  @OrAbsent() @PasswordField() password?: string;
  @Repeats('password', PERSON_MESSAGES.passwordRepeat) passwordRepeat?: string;
  @IsOptional() @IsString() @MaxLength(200) currentPassword?: string;
  @IsOptional() @IsIn(GROUPS.map(({ id }) => id), { message: 'There is no such group' }) groupId?: GroupId;
}
