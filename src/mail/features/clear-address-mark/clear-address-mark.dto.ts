import { RequiredText } from '../../../platform/http/request/text-fields';

export class ClearAddressMarkDto {
  @RequiredText('Please give the address.') address = '';
}
