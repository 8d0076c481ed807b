import { Readable } from 'node:stream';
import type { ZipEntry } from '../../files/public';

/** A text as a file of an archive. */
export function textEntry(name: string, text: string, modified: Date): ZipEntry {
  const bytes = Buffer.from(text);
  return { name, modified, size: bytes.length, open: () => Promise.resolve(Readable.from([bytes])) };
}
