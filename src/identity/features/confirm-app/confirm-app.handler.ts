import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewRecoveryCodes } from '../../../contracts';
import { FACTOR_MESSAGES } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { Limits } from '../../../platform/http/limits/limits';
import { stepOfCode } from '../../factors/app-codes';
import { FactorStore } from '../../factors/factor.store';
import { FactorChanges } from '../../factors/factor-changes';
import { ConfirmApp } from './confirm-app.command';

/** Adds an authenticator app by its first code. With the first factor, the account also gets recovery codes. */
@CommandHandler(ConfirmApp)
export class ConfirmAppHandler implements ICommandHandler<ConfirmApp> {
  constructor(
    private readonly factors: FactorStore,
    private readonly changes: FactorChanges,
    private readonly limits: Limits,
  ) {}

  /** @throws ApiProblem 403 under login-as, 422 for a wrong code, 429 after too many attempts. */
  async execute({ user, id, code, correlationId }: ConfirmApp): Promise<NewRecoveryCodes> {
    // Before the count, because the limit belongs to the person, and staff under login-as must not use it up.
    this.changes.assertThemselves(user);
    await this.limits.consume('second-factor', user.userId);
    const app = await this.factors.startedApp(user.userId, id);
    const step = app && stepOfCode(app.seed, code.replace(/\s/g, ''), app.lastStep);
    if (!app || step === null)
      throw new ApiProblem('RULE_BROKEN', FACTOR_MESSAGES.wrongCode, { code: FACTOR_MESSAGES.wrongCode });
    return this.changes.addApp(user, app.name, correlationId, (db) => this.factors.useStep(id, step, db));
  }
}
