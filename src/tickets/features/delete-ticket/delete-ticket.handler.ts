import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '../../../contracts';
import { AttachmentStore } from '../../../files/public';
import { TicketWriter } from '../../store/ticket-writer';
import { DeleteTicket } from './delete-ticket.command';

/** Staff delete a ticket with all its answers and files (lifecycle, section 4 (13)). The log keeps the deletion, but not the texts. */
@CommandHandler(DeleteTicket)
export class DeleteTicketHandler implements ICommandHandler<DeleteTicket> {
  constructor(
    private readonly writer: TicketWriter,
    private readonly files: AttachmentStore,
  ) {}

  /** @throws ApiProblem 404 for a ticket that does not exist. */
  async execute({ ticketId, call }: DeleteTicket): Promise<{ message: string }> {
    await this.writer.change(ticketId, 'DELETED', call, async ({ ticket, client }) => {
      await this.files.removeOfTicket(client, ticket.id);
      await client.query('DELETE FROM app.tickets WHERE id = $1', [ticket.id]);
    });
    return { message: MESSAGES.deleted };
  }
}
