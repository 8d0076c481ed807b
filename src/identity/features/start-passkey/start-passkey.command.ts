import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';
export class StartPasskey extends Command<object> {
  constructor(readonly user: RequestUser) {
    super();
  }
}
