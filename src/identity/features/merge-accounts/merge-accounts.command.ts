import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class MergeAccounts extends Command<{ message: string }> {
  constructor(
    readonly user: RequestUser,
    readonly keptId: string,
    readonly mergedId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
