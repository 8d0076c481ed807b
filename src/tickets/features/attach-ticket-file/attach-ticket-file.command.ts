import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { TicketFile } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class AttachTicketFile extends Command<TicketFile> {
  constructor(
    /** Multipart: `file`. */
    readonly request: Request,
    readonly user: RequestUser,
  ) {
    super();
  }
}
