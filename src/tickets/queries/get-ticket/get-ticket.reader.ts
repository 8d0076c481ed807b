import { Injectable } from '@nestjs/common';
import type { TicketView } from '../../../contracts';
import { TicketReader } from '../../views/ticket-reader';
import type { RequestUser } from '../../../platform/http/access/request-user';

interface GetTicket {
  ticketId: string;
  reader: RequestUser;
}

@Injectable()
export class GetTicketReader {
  constructor(private readonly tickets: TicketReader) {}

  /** @throws ApiProblem 404 for a ticket that is not the reader's to see. */
  read({ ticketId, reader }: GetTicket): Promise<TicketView> {
    return this.tickets.read(ticketId, reader);
  }
}
