import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FactorChanges } from '../../factors/factor-changes';
import { RenameFactor } from './rename-factor.command';

/** Renames an authenticator app or a passkey. */
@CommandHandler(RenameFactor)
export class RenameFactorHandler implements ICommandHandler<RenameFactor> {
  constructor(private readonly changes: FactorChanges) {}

  /** @throws ApiProblem 403 under login-as, 404 for another person's factor. */
  execute({ user, id, name }: RenameFactor): Promise<void> {
    return this.changes.rename(user, id, name);
  }
}
