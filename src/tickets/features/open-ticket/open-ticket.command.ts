import { Command } from '@nestjs/cqrs';
import type { TicketInput, TicketView } from '../../../contracts';
import type { TicketCall } from '../../ticket-call';

export class OpenTicket extends Command<TicketView> {
  constructor(
    readonly ticket: TicketInput,
    readonly call: TicketCall,
  ) {
    super();
  }
}
