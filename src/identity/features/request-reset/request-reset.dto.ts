import { EmailField } from '../../users/dto-fields';

export class RequestResetDto {
  @EmailField() email = '';
}
