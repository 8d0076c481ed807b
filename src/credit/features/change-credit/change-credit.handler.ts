import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DepositJobs } from '../../deposits/deposit-jobs';
import { CreditStore } from '../../settings/credit-store';
import { ChangeCredit } from './change-credit.command';

@CommandHandler(ChangeCredit)
export class ChangeCreditHandler implements ICommandHandler<ChangeCredit> {
  constructor(
    private readonly credit: CreditStore,
    private readonly jobs: DepositJobs,
  ) {}

  /** @throws ApiProblem 400 that names the wrong field. */
  async execute({ user, change }: ChangeCredit): Promise<null> {
    await this.credit.change(user, change);
    await this.jobs.sweep();
    return null;
  }
}
