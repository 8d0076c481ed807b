import { texts } from '../language/texts';

/** Files in a ticket: a screenshot, or the file that does not work. */
export const TICKET_FILE_EXTENSIONS: readonly string[] = ['png', 'jpg', 'pdf', 'docx'];
/** Maximum size of a file, in bytes. */
export const TICKET_FILE_BYTES = 20 * 2 ** 20;
/** Maximum number of files with one text. */
export const MAX_TICKET_FILES = 5;

export const TICKET_FILE_MESSAGES = texts({
  type: 'Please attach pictures (.png, .jpg), PDF or .docx files.',
  size: 'Please attach files of at most 20 MB each.',
  tooMany: 'At most 5 files can be attached to one text.',
  gone: 'A file is no longer available. Please attach it again.',
});

export interface TicketFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** A signed path that works for 15 minutes. */
  location: string;
}
