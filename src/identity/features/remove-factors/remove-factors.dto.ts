import { AddressKeyDto } from '../../users/address-key.dto';
import { EnteredPasswordField } from '../../users/dto-fields';

export class RemoveFactorsDto extends AddressKeyDto {
  @EnteredPasswordField() password = '';
}
