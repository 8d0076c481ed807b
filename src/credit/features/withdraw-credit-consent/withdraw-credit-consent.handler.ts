import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnConsent } from '../../consent/own-consent';
import { WithdrawCreditConsent } from './withdraw-credit-consent.command';

@CommandHandler(WithdrawCreditConsent)
export class WithdrawCreditConsentHandler implements ICommandHandler<WithdrawCreditConsent> {
  constructor(private readonly own: OwnConsent) {}

  /** @throws ApiProblem 403 under login-as. */
  execute({ user }: WithdrawCreditConsent): Promise<null> {
    return this.own.withdraw(user);
  }
}
