import { Command } from '@nestjs/cqrs';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class RemoveTicketFile extends Command<{ success: boolean }> {
  constructor(
    readonly fileId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
