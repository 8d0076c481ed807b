import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import { Passkeys } from '../../factors/passkeys';
import { SignIn } from '../../sessions/sign-in';
import { UserStore } from '../../users/user.store';
import { SignInByPasskey } from './sign-in-by-passkey.command';

/** Signs in by a passkey alone. It is two factors: the device, and its check of the person by a PIN, a finger or a face. */
@CommandHandler(SignInByPasskey)
export class SignInByPasskeyHandler implements ICommandHandler<SignInByPasskey> {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly users: UserStore,
    private readonly signIn: SignIn,
  ) {}

  /** @throws ApiProblem 422 for a wrong passkey. */
  async execute({ passkey, from }: SignInByPasskey): Promise<AuthRecord> {
    const { userId } = await this.passkeys.used('SIGN_IN', null, passkey);
    return this.signIn.complete(await this.users.get(userId), from);
  }
}
