import { Command } from '@nestjs/cqrs';
import type { RetentionChange, RetentionState } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangeRetention extends Command<RetentionState> {
  constructor(
    readonly user: RequestUser,
    readonly change: RetentionChange,
  ) {
    super();
  }
}
