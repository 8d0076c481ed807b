import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FactorChanges } from '../../factors/factor-changes';
import { Passkeys } from '../../factors/passkeys';
import { UserStore } from '../../users/user.store';
import { StartPasskey } from './start-passkey.command';

/** Returns the options for the browser to make a passkey. */
@CommandHandler(StartPasskey)
export class StartPasskeyHandler implements ICommandHandler<StartPasskey> {
  constructor(
    private readonly users: UserStore,
    private readonly passkeys: Passkeys,
    private readonly changes: FactorChanges,
  ) {}

  /** @throws ApiProblem 403 under login-as, 422 when the account has too many factors. */
  async execute({ user }: StartPasskey): Promise<object> {
    this.changes.assertThemselves(user);
    await this.changes.assertRoom(user.userId);
    return this.passkeys.creationOptions(await this.users.get(user.userId));
  }
}
