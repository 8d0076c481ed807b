import { Command } from '@nestjs/cqrs';
import type { TicketView } from '../../../contracts';
import type { TicketCall } from '../../ticket-call';

export class AnswerTicket extends Command<TicketView> {
  constructor(
    readonly ticketId: string,
    /** Rich text, sanitised. */
    readonly content: string,
    readonly call: TicketCall,
  ) {
    super();
  }
}
