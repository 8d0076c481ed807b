import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LogVerificationView } from '../../../contracts';
import { verificationView } from '../../log-keeping/verification-view';
import { Verifications } from '../../log-keeping/verifications';
import { VerifyLog } from './verify-log.command';

/** Starts a comparison of the log with its seals, or returns the running one. */
@CommandHandler(VerifyLog)
export class VerifyLogHandler implements ICommandHandler<VerifyLog> {
  constructor(private readonly verifications: Verifications) {}

  async execute({ userId }: VerifyLog): Promise<LogVerificationView> {
    return verificationView(await this.verifications.start(userId));
  }
}
