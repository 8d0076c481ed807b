import { FactorName, PasskeyField } from '../../factors/factor-fields';

export class ConfirmPasskeyDto {
  @FactorName() name = '';
  @PasskeyField() passkey: object = {};
}
