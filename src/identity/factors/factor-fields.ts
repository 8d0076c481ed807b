import { applyDecorators } from '@nestjs/common';
import { IsObject, IsString, MaxLength } from 'class-validator';
import { FACTOR_MESSAGES, factorNameProblem } from '../../contracts';
import { OrAbsent, RuledText } from '../../platform/http/request/text-fields';

const LONGEST_CODE = 100;

/** The name of a factor, by which its holder recognises it. */
export const FactorName = (): PropertyDecorator => RuledText(factorNameProblem);

const text = (message: string): PropertyDecorator =>
  applyDecorators(MaxLength(LONGEST_CODE, { message }), IsString({ message }));

export const CodeField = (): PropertyDecorator => text(FACTOR_MESSAGES.code);
const RecoveryCodeField = (): PropertyDecorator => text(FACTOR_MESSAGES.recoveryCode);
export const TicketField = (): PropertyDecorator => text(FACTOR_MESSAGES.ticket);

/** The browser's WebAuthn answer. The library checks its content. */
export const PasskeyField = (): PropertyDecorator => IsObject({ message: FACTOR_MESSAGES.wrongPasskey });

/** A second proof: one of these fields. */
export class SecondProofDto {
  @OrAbsent() @CodeField() code?: string;
  @OrAbsent() @RecoveryCodeField() recoveryCode?: string;
  @OrAbsent() @PasskeyField() passkey?: object;
}
