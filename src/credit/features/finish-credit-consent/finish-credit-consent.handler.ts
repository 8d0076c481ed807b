import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OwnConsent } from '../../consent/own-consent';
import { FinishCreditConsent } from './finish-credit-consent.command';

@CommandHandler(FinishCreditConsent)
export class FinishCreditConsentHandler implements ICommandHandler<FinishCreditConsent> {
  constructor(private readonly own: OwnConsent) {}

  /** @throws ApiProblem as `OwnConsent.finish`. */
  execute({ user, query, secret }: FinishCreditConsent): Promise<null> {
    return this.own.finish(user, query, secret);
  }
}
