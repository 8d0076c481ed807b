import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreditStart } from '../../../contracts';
import { OwnConsent } from '../../consent/own-consent';
import { StartCreditConsent } from './start-credit-consent.command';

@CommandHandler(StartCreditConsent)
export class StartCreditConsentHandler implements ICommandHandler<StartCreditConsent> {
  constructor(private readonly own: OwnConsent) {}

  /** @throws ApiProblem as `OwnConsent.begin`. */
  execute({ user }: StartCreditConsent): Promise<CreditStart> {
    return this.own.begin(user);
  }
}
