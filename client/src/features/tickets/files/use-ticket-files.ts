import { useState } from 'react';
import {
  MAX_TICKET_FILES,
  TICKET_FILE_BYTES,
  TICKET_FILE_EXTENSIONS,
  TICKET_FILE_MESSAGES,
  type TicketFile,
} from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { ticketFilesApi } from './ticket-files-api';

export interface TicketFiles {
  files: readonly TicketFile[];
  /** Names of the files that are being sent. */
  sending: readonly string[];
  /** The reason why the last file was not attached. */
  problem: string | null;
  add(chosen: Iterable<File>): Promise<void>;
  remove(file: TicketFile): Promise<void>;
  /** Called when the text was sent with the files. */
  sent(): void;
}

/** The reason why the server would refuse a file; null if it would accept the file. */
function refusalOf({ name, size }: File): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isKnown = TICKET_FILE_EXTENSIONS.includes(extension === 'jpeg' ? 'jpg' : extension);
  if (!isKnown) return TICKET_FILE_MESSAGES.type;
  return size > TICKET_FILE_BYTES ? TICKET_FILE_MESSAGES.size : null;
}

/**
 * Files of a text that is being written. They are sent to the server immediately, one after the other, and become part of the text when it
 * is sent.
 */
export function useTicketFiles(): TicketFiles {
  const [attach] = ticketFilesApi.useAttachTicketFileMutation();
  const [takeBack] = ticketFilesApi.useRemoveTicketFileMutation();
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (chosen: Iterable<File>): Promise<void> => {
    const all = [...chosen];
    const fits = all.slice(0, Math.max(0, MAX_TICKET_FILES - files.length - sending.length));
    setProblem(fits.length < all.length ? TICKET_FILE_MESSAGES.tooMany : null);
    for (const file of fits) {
      const refusal = refusalOf(file);
      if (refusal !== null) {
        setProblem(refusal);
        continue;
      }
      setSending((names) => [...names, file.name]);
      const answer = await attach(file);
      setSending((names) => names.filter((_name, place) => place !== names.indexOf(file.name)));
      if ('error' in answer) setProblem(errorMessage(answer.error));
      else setFiles((present) => [...present, answer.data]);
    }
  };
  const remove = async ({ id }: TicketFile): Promise<void> => {
    setProblem(null);
    setFiles((present) => present.filter((file) => file.id !== id));
    // A file that could not be removed here is removed by the server a day later.
    await takeBack(id);
  };
  return { files, sending, problem, add, remove, sent: () => setFiles([]) };
}
