import { Command } from '@nestjs/cqrs';
import type { TicketResponseInput, TicketView } from '../../../contracts';
import type { TicketCall } from '../../ticket-call';

export class AnswerTicket extends Command<TicketView> {
  constructor(
    readonly ticketId: string,
    /** With sanitised rich text. */
    readonly answer: TicketResponseInput,
    readonly call: TicketCall,
  ) {
    super();
  }
}
