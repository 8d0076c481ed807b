import { OrAbsent } from '../../../platform/http/request/text-fields';
import { SecondProofDto } from '../../factors/factor-fields';
import { EnteredPasswordField } from '../../users/dto-fields';

export class ProveAgainDto extends SecondProofDto {
  @OrAbsent() @EnteredPasswordField() password?: string;
}
