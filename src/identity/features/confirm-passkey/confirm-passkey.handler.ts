import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import { FactorChanges } from '../../factors/factor-changes';
import { Passkeys } from '../../factors/passkeys';
import { ConfirmPasskey } from './confirm-passkey.command';

/** Adds a passkey that the browser made. With the first factor, the account also gets recovery codes. */
@CommandHandler(ConfirmPasskey)
export class ConfirmPasskeyHandler implements ICommandHandler<ConfirmPasskey> {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly changes: FactorChanges,
  ) {}

  /** @throws ApiProblem 403 under login-as, 422 for a wrong answer, 409 for a passkey that is already known. */
  async execute({ user, name, passkey, correlationId }: ConfirmPasskey): Promise<NewRecoveryCodes> {
    this.changes.assertThemselves(user);
    const made = await this.passkeys.created(user.userId, name, passkey);
    return this.changes.addPasskey(user, made, correlationId);
  }
}
