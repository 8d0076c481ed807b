import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FactorChanges } from '../../factors/factor-changes';
import { RemoveFactor } from './remove-factor.command';

/** Removes an authenticator app or a passkey. */
@CommandHandler(RemoveFactor)
export class RemoveFactorHandler implements ICommandHandler<RemoveFactor> {
  constructor(private readonly changes: FactorChanges) {}

  /** @throws ApiProblem 403 under login-as, 404 for another person's factor. */
  execute({ user, id, correlationId }: RemoveFactor): Promise<void> {
    return this.changes.remove(user, id, correlationId);
  }
}
