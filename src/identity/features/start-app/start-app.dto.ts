import { FactorName } from '../../factors/factor-fields';

export class StartAppDto {
  @FactorName() name = '';
}
