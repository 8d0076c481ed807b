import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passkeys } from '../../factors/passkeys';
import { SecondStepTickets } from '../../factors/second-step-tickets';
import { AskPasskey } from './ask-passkey.command';

/** Returns the options for the browser to use a passkey for a sign-in: for the second step, or alone. */
@CommandHandler(AskPasskey)
export class AskPasskeyHandler implements ICommandHandler<AskPasskey> {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly tickets: SecondStepTickets,
  ) {}

  /** @throws ApiProblem 422 for a ticket that is not valid. */
  async execute({ ticket }: AskPasskey): Promise<object> {
    if (ticket === undefined) return this.passkeys.requestOptions('SIGN_IN', null);
    return this.passkeys.requestOptions('STEP', await this.tickets.holder(ticket));
  }
}
