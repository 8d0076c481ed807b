import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import { FactorChanges } from '../../factors/factor-changes';
import { RenewRecoveryCodes } from './renew-recovery-codes.command';

/** Replaces the recovery codes by new ones. */
@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(private readonly changes: FactorChanges) {}

  /** @throws ApiProblem 403 under login-as, 422 without a second factor. */
  execute({ user, correlationId }: RenewRecoveryCodes): Promise<NewRecoveryCodes> {
    return this.changes.renewCodes(user, correlationId);
  }
}
