import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FileLinks } from '../../../article-desk/public';
import { TICKET_FILE_BYTES, TICKET_FILE_EXTENSIONS, TICKET_FILE_MESSAGES, type TicketFile } from '../../../contracts';
import { AttachedFiles, AttachmentStore } from '../../../files/public';
import { ticketFileOf } from '../../views/ticket-file-views';
import { AttachTicketFile } from './attach-ticket-file.command';

/** Stores a file for a text of a ticket that is being written. Names in it are removed, since staff are unnamed in tickets (ADR 15). */
@CommandHandler(AttachTicketFile)
export class AttachTicketFileHandler implements ICommandHandler<AttachTicketFile> {
  constructor(
    private readonly attached: AttachedFiles,
    private readonly store: AttachmentStore,
    private readonly links: FileLinks,
  ) {}

  /** @throws ApiProblem 400, 413, 415, 422 or 503 for a file that is not accepted, 429 above the day's quota. */
  async execute({ request, user }: AttachTicketFile): Promise<TicketFile> {
    const file = await this.attached.receive(request, user.userId, {
      extensions: TICKET_FILE_EXTENSIONS,
      maxBytes: TICKET_FILE_BYTES,
      of: 'SENDER',
      wrongType: TICKET_FILE_MESSAGES.type,
    });
    return ticketFileOf(await this.store.add(user.userId, file), this.links);
  }
}
