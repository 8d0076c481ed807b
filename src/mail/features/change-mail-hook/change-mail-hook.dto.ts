import { IsBoolean } from 'class-validator';

export class ChangeMailHookDto {
  /** True: makes a new secret, so that an earlier one ends. */
  @IsBoolean() active = false;
}
