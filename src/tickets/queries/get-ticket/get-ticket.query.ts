import { Query } from '@nestjs/cqrs';
import type { TicketView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';

export class GetTicket extends Query<TicketView> {
  constructor(
    readonly ticketId: string,
    readonly reader: RequestUser,
  ) {
    super();
  }
}
