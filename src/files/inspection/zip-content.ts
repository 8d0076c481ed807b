import { stat } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FILE_MESSAGES, type FileFlag } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** More than enough: a long manuscript has about a hundred parts. */
const MOST_ENTRIES = 5_000;
/**
 * Bytes that any document may unpack to; beyond this, at most RATIO times its own size. The XML of real documents compresses to a
 * tenth.
 */
const FREE_BYTES = 64 * 2 ** 20;
const RATIO = 100;
/** Bytes of a part whose text is searched. */
const TEXT_BYTES = 2 ** 20;

const DAMAGED = 'This file is damaged and cannot be opened. Please save it again from your word processor.';

const mostBytes = (size: number): number => Math.max(FREE_BYTES, size * RATIO);

const bomb = (): ApiProblem => new ApiProblem('RULE_BROKEN', FILE_MESSAGES.bomb, { file: FILE_MESSAGES.bomb });

/** Macros of Word and PowerPoint; Basic of OpenDocument, where each library lists its modules in script-lb.xml; its other scripts. */
const MACRO_NAMES = [
  /(^|\/)vba(project\.bin|data\.xml)$/,
  /^basic\/.+\/(?!script-lb\.xml$)[^/]+\.xml$/,
  /^scripts\/.+/,
];
/** What to search for in the text of some parts. */
const TEXTS: Record<string, [FileFlag, RegExp]> = {
  '[content_types].xml': ['MACROS', /macroEnabled/i],
  'meta-inf/manifest.xml': ['ENCRYPTED', /:encryption-data[\s>]/],
};

/**
 * Checks a document that is a zip file (docx, pptx, odt, odp): first by the list of its parts, then by unpacking and counting each part,
 * since the list may be wrong.
 * @throws ApiProblem 422 for a file that unpacks to far more than a document contains, 415 for a file that cannot be unpacked.
 */
export async function zipFlags(path: string): Promise<Set<FileFlag>> {
  const { size } = await stat(path);
  const limit = mostBytes(size);
  try {
    const entries = await listed(path, limit);
    return await unpacked(path, entries, limit);
  } catch (failure) {
    if (failure instanceof ApiProblem) throw failure;
    throw new ApiProblem('WRONG_TYPE', DAMAGED, { file: DAMAGED });
  }
}

/** The total unpacked size by the list. */
async function listed(path: string, limit: number): Promise<number> {
  const zip = await openPromise(path);
  if (zip.entryCount > MOST_ENTRIES) {
    zip.close();
    throw bomb();
  }
  let [count, bytes] = [0, 0];
  for await (const { uncompressedSize } of zip.eachEntry()) {
    [count, bytes] = [count + 1, bytes + uncompressedSize];
    if (count > MOST_ENTRIES || bytes > limit) throw bomb();
  }
  return count;
}

async function unpacked(path: string, entries: number, limit: number): Promise<Set<FileFlag>> {
  const flags = new Set<FileFlag>();
  const zip = await openPromise(path);
  let [count, left] = [0, limit];
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (MACRO_NAMES.some((macro) => macro.test(name))) flags.add('MACROS');
    if (entry.isEncrypted()) flags.add('ENCRYPTED');
    else left -= await unpack(zip, entry, left, flags);
    count += 1;
  }
  if (count !== entries) throw new Error('The list of parts changed');
  return flags;
}

/**
 * Returns the number of bytes that an entry unpacks to.
 * @throws ApiProblem as soon as they exceed `limit`.
 */
async function unpack(zip: ZipFile, entry: Entry, limit: number, flags: Set<FileFlag>): Promise<number> {
  const textRule = TEXTS[entry.fileName.toLowerCase()];
  let [size, text] = [0, ''];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limit) throw bomb();
    if (textRule && size <= TEXT_BYTES) text += bytes.toString('latin1');
  }
  if (textRule?.[1].test(text)) flags.add(textRule[0]);
  return size;
}
