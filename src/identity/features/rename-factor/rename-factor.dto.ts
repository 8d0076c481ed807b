import { FactorName } from '../../factors/factor-fields';

export class RenameFactorDto {
  @FactorName() name = '';
}
