import { IsIn, IsOptional } from 'class-validator';
import { type GroupId, GROUPS, PERSON_MESSAGES } from '../../../contracts';
import { EmailField, OrAbsent, Repeats, RequiredText } from '../../users/dto-fields';
import { PersonFieldsDto } from '../../users/person-fields.dto';

export class CreateUserDto extends PersonFieldsDto {
  @RequiredText(PERSON_MESSAGES.firstName) firstName = '';
  @RequiredText(PERSON_MESSAGES.lastName) lastName = '';
  @EmailField() email = '';
  @OrAbsent() @Repeats('email', PERSON_MESSAGES.emailRepeat) emailRepeat?: string;
  @IsOptional() @IsIn(GROUPS.map(({ id }) => id), { message: 'There is no such group' }) groupId?: GroupId;
}
