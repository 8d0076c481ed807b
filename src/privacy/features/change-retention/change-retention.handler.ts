import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RetentionState } from '../../../contracts';
import { Retention } from '../../retention/retention';
import { ChangeRetention } from './change-retention.command';

/** Changes how long data are kept, from the next day on. */
@CommandHandler(ChangeRetention)
export class ChangeRetentionHandler implements ICommandHandler<ChangeRetention> {
  constructor(private readonly retention: Retention) {}

  execute({ user, change }: ChangeRetention): Promise<RetentionState> {
    return this.retention.change(user, change);
  }
}
