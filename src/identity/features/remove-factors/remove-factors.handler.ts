import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LostFactors } from '../../factors/lost-factors';
import { RemoveFactors } from './remove-factors.command';

/** Removes all second factors of a person who lost them, by the link from the office and the password. */
@CommandHandler(RemoveFactors)
export class RemoveFactorsHandler implements ICommandHandler<RemoveFactors> {
  constructor(private readonly lost: LostFactors) {}

  /** @throws ApiProblem 422 for an invalid link or a wrong password, 429 after too many attempts. */
  execute({ key, password, correlationId }: RemoveFactors): Promise<void> {
    return this.lost.remove(key, password, correlationId);
  }
}
