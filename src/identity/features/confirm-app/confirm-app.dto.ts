import { IsUUID } from 'class-validator';
import { FACTOR_MESSAGES } from '../../../contracts';
import { CodeField } from '../../factors/factor-fields';

export class ConfirmAppDto {
  @IsUUID('all', { message: FACTOR_MESSAGES.code }) id = '';
  @CodeField() code = '';
}
