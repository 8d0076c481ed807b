import { Injectable } from '@nestjs/common';
import { isStaff, TICKET_MESSAGES, type TicketView } from '../../contracts';
import { AttachmentStore } from '../../files/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { HiddenOwners } from '../store/hidden-owners';
import { TicketStore } from '../store/ticket.store';
import { TicketViews } from './ticket-views';

/** One ticket with its thread, as a person may see it. */
@Injectable()
export class TicketReader {
  constructor(
    private readonly tickets: TicketStore,
    private readonly views: TicketViews,
    private readonly files: AttachmentStore,
    private readonly hidden: HiddenOwners,
  ) {}

  /**
   * @throws ApiProblem 404 for a ticket that does not exist, or that is not the reader's unless the reader is staff (api, 'own;
   * staff any').
   */
  async read(id: string, reader: RequestUser): Promise<TicketView> {
    const ticket = await this.tickets.find(id);
    if (!ticket || (ticket.ownerId !== reader.userId && !isStaff(reader.group)))
      throw new ApiProblem('NOT_FOUND', TICKET_MESSAGES.unknown);
    if (ticket.ownerId !== reader.userId && (await this.hidden.hides(ticket.ownerId, reader)))
      throw new ApiProblem('NOT_FOUND', TICKET_MESSAGES.unknown);
    const [responses, files] = await Promise.all([this.tickets.responsesOf(ticket.id), this.files.ofTicket(ticket.id)]);
    return this.views.full({ ticket, responses, files }, reader);
  }
}
