import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProviderStart } from '../../../contracts';
import { assertThemselves } from '../../providers/account-sign-ins';
import { ProviderEntry } from '../../providers/provider-entry';
import { StartProviderSignIn } from './start-provider-sign-in.command';

/** Sends the person to a provider, to sign in or to link their own account (ADR 42). */
@CommandHandler(StartProviderSignIn)
export class StartProviderSignInHandler implements ICommandHandler<StartProviderSignIn> {
  constructor(private readonly entry: ProviderEntry) {}

  /** @throws ApiProblem 404 for a provider that is not configured, 503 if it does not answer, 403 under login-as. */
  execute({ provider, returnTo, user }: StartProviderSignIn): Promise<ProviderStart> {
    if (user) assertThemselves(user);
    return this.entry.begin({ provider, returnTo, userId: user?.userId ?? null });
  }
}
