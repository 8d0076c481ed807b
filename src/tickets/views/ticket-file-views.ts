import type { FileLinks } from '../../article-desk/public';
import type { TicketFile } from '../../contracts';
import type { Attachment } from '../../files/public';

/** A file of a ticket, for a person who may read the ticket or has just sent the file. */
export const ticketFileOf = ({ id, fileName, size }: Attachment, links: FileLinks): TicketFile => ({
  id,
  name: fileName,
  size,
  location: links.locate(id),
});
