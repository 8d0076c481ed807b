import { Command } from '@nestjs/cqrs';
import type { AuthRecord } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class StartLoginAs extends Command<AuthRecord> {
  constructor(
    readonly user: RequestUser,
    readonly targetId: string,
  ) {
    super();
  }
}
