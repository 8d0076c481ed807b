import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { LogEndsBefore } from '../../../platform/log-proof';
import { LogKeeper } from '../../log-keeping/log-keeper';
import { SealLog } from './seal-log.command';

/** Seals the log on demand. A log without any seal is sealed in the background, since that may take minutes. */
@CommandHandler(SealLog)
export class SealLogHandler implements ICommandHandler<SealLog> {
  constructor(private readonly keeper: LogKeeper) {}

  /** @throws ApiProblem 409 when sealed events are missing from the log. */
  async execute(): Promise<null> {
    if ((await this.keeper.seals(1)).length === 0) {
      await this.keeper.sealSoon();
      return null;
    }
    try {
      await this.keeper.seal();
    } catch (failure) {
      if (failure instanceof LogEndsBefore)
        throw new ApiProblem('CONFLICT', 'The log has lost sealed events, so nothing new is sealed. Verify it.');
      throw failure;
    }
    return null;
  }
}
