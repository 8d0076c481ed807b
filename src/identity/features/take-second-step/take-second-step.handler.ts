import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import { SecondProofs } from '../../factors/second-proofs';
import { SecondStepTickets } from '../../factors/second-step-tickets';
import { SignIn } from '../../sessions/sign-in';
import { UserStore } from '../../users/user.store';
import { TakeSecondStep } from './take-second-step.command';

/** The second step of a sign-in: a code, a passkey or a recovery code, with the ticket of the first step. */
@CommandHandler(TakeSecondStep)
export class TakeSecondStepHandler implements ICommandHandler<TakeSecondStep> {
  constructor(
    private readonly tickets: SecondStepTickets,
    private readonly users: UserStore,
    private readonly proofs: SecondProofs,
    private readonly signIn: SignIn,
  ) {}

  /** @throws ApiProblem 422 for an invalid ticket or proof, 429 after too many attempts. */
  async execute({ ticket, proof, from, correlationId }: TakeSecondStep): Promise<AuthRecord> {
    const account = await this.users.get(await this.tickets.holder(ticket));
    await this.proofs.check(account, proof, 'STEP', correlationId);
    const { provider, mustChangePassword } = await this.tickets.use(ticket);
    const known = { ...account, mustChangePassword: account.mustChangePassword || mustChangePassword };
    return this.signIn.complete(known, from, provider ?? undefined);
  }
}
