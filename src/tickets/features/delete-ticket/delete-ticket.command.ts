import { Command } from '@nestjs/cqrs';
import type { TicketCall } from '../../ticket-call';

export class DeleteTicket extends Command<{ message: string }> {
  constructor(
    readonly ticketId: string,
    readonly call: TicketCall,
  ) {
    super();
  }
}
