import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignInAnswer } from '../../../contracts';
import { ProviderRegistration } from '../../providers/provider-registration';
import { SignIn } from '../../sessions/sign-in';
import { RegisterByProvider } from './register-by-provider.command';

/** Creates an account in the group author for a person that a provider has proven, and signs in (ADR 42). */
@CommandHandler(RegisterByProvider)
export class RegisterByProviderHandler implements ICommandHandler<RegisterByProvider> {
  constructor(
    private readonly registration: ProviderRegistration,
    private readonly signIn: SignIn,
  ) {}

  /** @throws ApiProblem 422 for an invalid ticket, 409 when the address or the ORCID iD has an account. */
  async execute({ ticket, person, privacyVersion, from, correlationId }: RegisterByProvider): Promise<SignInAnswer> {
    const { account, provider } = await this.registration.register(
      ticket,
      { ...person, privacyVersion },
      correlationId,
    );
    return this.signIn.afterFirstProof(account, from, provider);
  }
}
