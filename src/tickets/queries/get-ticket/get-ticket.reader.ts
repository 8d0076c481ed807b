import { Injectable } from '@nestjs/common';
import type { TicketView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { TicketReader } from '../../views/ticket-reader';

interface GetTicket {
  ticketId: string;
  reader: RequestUser;
}

@Injectable()
export class GetTicketReader {
  constructor(private readonly tickets: TicketReader) {}

  /** @throws ApiProblem 404 for a ticket that the reader may not see. */
  read({ ticketId, reader }: GetTicket): Promise<TicketView> {
    return this.tickets.read(ticketId, reader);
  }
}
