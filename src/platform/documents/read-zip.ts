import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { DocumentProblem } from './document-work';

const MAX_ENTRIES = 10_000;
/** Limit in bytes for all entries together, unpacked. */
const MAX_BYTES = 400 * 2 ** 20;
const DAMAGED = 'It is damaged: its parts cannot be unpacked.';

/** The entries of an archive. */
export interface ZipContent {
  names: string[];
  has(name: string): boolean;
  /** @throws DocumentProblem. */
  read(name: string): Promise<Buffer>;
}

/** Opens an archive. @throws DocumentProblem when it is damaged or encrypted, or unpacks to more than the limit. */
export async function readZip(bytes: Buffer): Promise<ZipContent> {
  const zip = await opened(bytes);
  const entries = await listed(zip);
  const total = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_BYTES) throw new DocumentProblem('It unpacks to more than 400 MB.');
  if ([...entries.values()].some((entry) => (entry.generalPurposeBitFlag & 1) !== 0))
    throw new DocumentProblem('It is protected by a password.');
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) => unpacked(zip, entries.get(name)),
  };
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (failure, zip) =>
      failure ? reject(new DocumentProblem(DAMAGED)) : resolve(zip),
    ),
  );
}

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new DocumentProblem(`It has more than ${MAX_ENTRIES} parts.`);
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new DocumentProblem(DAMAGED)));
    zip.readEntry();
  });
}

function unpacked(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) return Promise.reject(new DocumentProblem(DAMAGED));
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (failure, stream) => {
      if (failure) return reject(new DocumentProblem(DAMAGED));
      buffer(stream).then(resolve, () => reject(new DocumentProblem(DAMAGED)));
    }),
  );
}
