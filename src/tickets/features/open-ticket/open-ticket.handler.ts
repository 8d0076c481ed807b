import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TicketView } from '../../../contracts';
import { TicketWriter } from '../../store/ticket-writer';
import { TicketReader } from '../../views/ticket-reader';
import { OpenTicket } from './open-ticket.command';

/** Opens a ticket and mails the office (lifecycle, section 4 (13)). */
@CommandHandler(OpenTicket)
export class OpenTicketHandler implements ICommandHandler<OpenTicket> {
  constructor(
    private readonly writer: TicketWriter,
    private readonly reader: TicketReader,
  ) {}

  async execute({ ticket, call }: OpenTicket): Promise<TicketView> {
    return this.reader.read(await this.writer.open(ticket, call), call.user);
  }
}
