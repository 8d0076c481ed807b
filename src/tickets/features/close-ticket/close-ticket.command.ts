import { Command } from '@nestjs/cqrs';
import type { TicketView } from '../../../contracts';
import type { TicketCall } from '../../ticket-call';

export class CloseTicket extends Command<TicketView> {
  constructor(
    readonly ticketId: string,
    readonly call: TicketCall,
  ) {
    super();
  }
}
