import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountSignIns } from '../../providers/account-sign-ins';
import { UnlinkSignIn } from './unlink-sign-in.command';

/** Removes the link to a provider, so that the person can no longer sign in with it (ADR 42). */
@CommandHandler(UnlinkSignIn)
export class UnlinkSignInHandler implements ICommandHandler<UnlinkSignIn> {
  constructor(private readonly accounts: AccountSignIns) {}

  /** @throws ApiProblem as `AccountSignIns.unlink`. */
  execute({ user, provider, correlationId }: UnlinkSignIn): Promise<void> {
    return this.accounts.unlink(user, provider, correlationId);
  }
}
