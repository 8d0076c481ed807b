import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FactorChanges } from '../../factors/factor-changes';
import { RenameFactor } from './rename-factor.command';

/** Gives an authenticator app or a passkey another name. */
@CommandHandler(RenameFactor)
export class RenameFactorHandler implements ICommandHandler<RenameFactor> {
  constructor(private readonly changes: FactorChanges) {}

  /** @throws ApiProblem 403 under login-as, 404 for another person's. */
  execute({ user, id, name }: RenameFactor): Promise<void> {
    return this.changes.rename(user, id, name);
  }
}
