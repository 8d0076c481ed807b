import { IsIn, IsOptional } from 'class-validator';
import { type GroupId, GROUPS, type Language } from '../../../contracts';
import { NumericId } from '../../../platform/http/request/sent-values';
import { EmailField, LanguageField, NameField, OrAbsent, Repeats } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

export class CreateUserDto extends PersonFieldsDto {
  @NameField('firstName') firstName = '';
  @NameField('lastName') lastName = '';
  @EmailField() email = '';
  @OrAbsent() @Repeats('email') emailRepeat?: string;
  @LanguageField() language?: Language | null;
  @NumericId()
  @IsOptional()
  @IsIn(GROUPS.map(({ id }) => id), { message: 'This group does not exist' })
  groupId?: GroupId;
}
