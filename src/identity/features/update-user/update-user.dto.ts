import { IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { type GroupId, GROUPS, type Language } from '../../../contracts';
import { NumericId } from '../../../platform/http/request/sent-values';
import { EmailField, LanguageField, NameField, OrAbsent, PasswordField, Repeats } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

const setsPassword = ({ password, passwordRepeat }: UpdateUserDto): boolean =>
  password !== undefined || passwordRepeat !== undefined;

/** Absent fields stay as they are. An empty password is an error (lifecycle, section 4 (2)). */
export class UpdateUserDto extends PersonFieldsDto {
  @OrAbsent() @NameField('firstName') firstName?: string;
  @OrAbsent() @NameField('lastName') lastName?: string;
  @OrAbsent() @EmailField() email?: string;
  @OrAbsent() @Repeats('email') emailRepeat?: string;
  @OrAbsent() @PasswordField() password?: string;
  @ValidateIf(setsPassword) @Repeats('password') passwordRepeat?: string;
  @LanguageField() language?: Language | null;
  @IsOptional() @IsString() @MaxLength(200) currentPassword?: string;
  @NumericId()
  @IsOptional()
  @IsIn(GROUPS.map(({ id }) => id), { message: 'This group does not exist' })
  groupId?: GroupId;
}
