import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TICKET_MESSAGES, type TicketView } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { TicketMailRequests } from '../../mails/ticket-mail-requests';
import { type HeldTicket, TicketWriter } from '../../store/ticket-writer';
import { TicketReader } from '../../views/ticket-reader';
import { CloseTicket } from './close-ticket.command';

const CLOSE = `UPDATE app.tickets SET status = 'CLOSED', changed_at = $2, version = version + 1 WHERE id = $1`;

/** Closes a ticket, by its owner or staff (lifecycle, section 4 (13)). Its owner gets a mail when another person has closed it. */
@CommandHandler(CloseTicket)
export class CloseTicketHandler implements ICommandHandler<CloseTicket> {
  constructor(
    private readonly writer: TicketWriter,
    private readonly mails: TicketMailRequests,
    private readonly reader: TicketReader,
  ) {}

  /**
   * A concurrent answer and closing run one after the other. With a pinned version a closing that comes second is refused, so that no one
   * closes a ticket over an answer they have not read. Without a version, the last of the two decides the state.
   * @throws ApiProblem 404 for a ticket that the caller may not see, 409 for a closed or, when pinned, changed one.
   */
  async execute({ ticketId, call }: CloseTicket): Promise<TicketView> {
    await this.writer.change(ticketId, 'CLOSED', call, async (held) => {
      requireClosable(held, call.meta.pinnedVersion);
      const { ticket, client, now } = held;
      await client.query(CLOSE, [ticket.id, now]);
      if (ticket.ownerId === call.user.userId) return;
      await this.mails.request(client, { notice: 'closed', ticketId: ticket.id, responseId: null, at: now }, call);
    });
    return this.reader.read(ticketId, call.user);
  }
}

function requireClosable({ ticket }: HeldTicket, pinned: number | undefined): void {
  if (ticket.status === 'CLOSED') throw new ApiProblem('TRANSITION_REFUSED', TICKET_MESSAGES.alreadyClosed);
  if (pinned !== undefined && pinned !== ticket.version) throw new ApiProblem('STALE_VERSION', TICKET_MESSAGES.changed);
}
