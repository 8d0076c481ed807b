import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TicketView } from '../../../contracts';
import { TicketReader } from '../../views/ticket-reader';
import { GetTicket } from './get-ticket.query';

@QueryHandler(GetTicket)
export class GetTicketHandler implements IQueryHandler<GetTicket> {
  constructor(private readonly tickets: TicketReader) {}

  /** @throws ApiProblem 404 for a ticket that is not the reader's to see. */
  execute({ ticketId, reader }: GetTicket): Promise<TicketView> {
    return this.tickets.read(ticketId, reader);
  }
}
