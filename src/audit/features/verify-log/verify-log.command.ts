import { Command } from '@nestjs/cqrs';
import type { LogVerificationView } from '../../../contracts';

/** Compares the whole log with its seals. */
export class VerifyLog extends Command<LogVerificationView> {
  constructor(readonly userId: string) {
    super();
  }
}
