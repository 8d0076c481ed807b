import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnConsent } from '../../consent/own-consent';
import { DepositJobs } from '../../deposits/deposit-jobs';
import { FinishCreditConsent } from './finish-credit-consent.command';

/** Past reviews are queued immediately, so that the person sees how many will be sent. */
@CommandHandler(FinishCreditConsent)
export class FinishCreditConsentHandler implements ICommandHandler<FinishCreditConsent> {
  constructor(
    private readonly own: OwnConsent,
    private readonly jobs: DepositJobs,
  ) {}

  /** @throws ApiProblem as `OwnConsent.finish`. */
  async execute({ user, query, secret }: FinishCreditConsent): Promise<null> {
    await this.own.finish(user, query, secret);
    await this.jobs.sweep();
    return null;
  }
}
