import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class EndOtherSessions extends Command<void> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
