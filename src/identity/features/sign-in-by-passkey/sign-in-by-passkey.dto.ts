import { PasskeyField } from '../../factors/factor-fields';

export class SignInByPasskeyDto {
  @PasskeyField() passkey: object = {};
}
