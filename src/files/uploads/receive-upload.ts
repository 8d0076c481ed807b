import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { extensionOf, type FileFlag } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { bytesPassed } from '../../platform/memory/minor-collection';
import { InspectStream } from '../content/inspect-stream';
import { KNOWN_EXTENSIONS } from '../content/signatures';
import { cleanName } from '../naming/clean-name';

interface Stored {
  /** SHA-256, hexadecimal. */
  hash: string;
  size: number;
  /** Findings of the content check. */
  flags: FileFlag[];
}

export interface Receiver {
  maxBytes: number;
  /** Stores the bytes up to the end; must store nothing when the stream fails. */
  store(bytes: Readable, extension: string): Promise<Stored>;
  /** Throws for an extension that the designation does not allow. `fields`: as sent so far. Called twice. */
  check(extension: string, fields: UploadFields): void;
}

/** The text fields of an upload. */
export interface UploadFields {
  /** The designation; null when not sent yet. */
  type: string | null;
  /** True: a member of the office confirms that the file names no one in the office. */
  namesChecked: boolean;
}

export interface ReceivedFile extends Stored {
  originalName: string;
  extension: string;
}

interface Parts extends UploadFields {
  file: Promise<ReceivedFile> | null;
}

const ONE_FILE = 'Please send one file at a time, in the field "file".';
const BROKEN = 'The upload was interrupted. Please try again.';

function parserFor(request: Request): Busboy {
  try {
    // Browsers send file names in UTF-8 without declaring it.
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 10, fieldSize: 1000, fieldNameSize: 100, parts: 12, headerPairs: 50 },
    });
  } catch {
    throw new ApiProblem('WRONG_TYPE', 'Please send the file as multipart/form-data.');
  }
}

/** @throws ApiProblem 415 for an extension that no file may have. */
function knownExtension(fileName: string): string {
  const extension = extensionOf(fileName);
  if (KNOWN_EXTENSIONS.includes(extension)) return extension;
  const named = extension === '' ? 'without an extension' : `of type .${extension}`;
  throw new ApiProblem('WRONG_TYPE', `Files ${named} cannot be uploaded.`);
}

async function storeFile(bytes: Readable, name: string, parts: Parts, receiver: Receiver): Promise<ReceivedFile> {
  const originalName = cleanName(name);
  // If the designation is known, it decides the message.
  receiver.check(extensionOf(originalName), parts);
  const extension = knownExtension(originalName);
  const inspected = new InspectStream(extension, receiver.maxBytes);
  const [stored] = await Promise.all([receiver.store(inspected, extension), pipeline(bytes, inspected)]);
  return { originalName, extension, ...stored };
}

/** Resolves when the form was read to its end; rejects on the first error of the form or its file. */
function parse(request: Request, form: Busboy, parts: Parts, receiver: Receiver): Promise<void> {
  return new Promise((resolve, reject) => {
    form.on('field', (name, value) => {
      if (name === 'type') parts.type = value;
      if (name === 'namesChecked') parts.namesChecked = value === 'true';
    });
    form.on('file', (_field, bytes, { filename }) => {
      parts.file = storeFile(bytes, filename ?? '', parts, receiver);
      parts.file.catch((problem: unknown) => {
        bytes.resume();
        reject(problem);
      });
    });
    const tooMany = (): void => reject(new ApiProblem('BAD_REQUEST', ONE_FILE));
    form.on('filesLimit', tooMany).on('partsLimit', tooMany).on('fieldsLimit', tooMany);
    form.on('error', reject).on('close', resolve);
    // When a caller disconnects, the form would otherwise never end.
    finished(request, { writable: false }).catch((failure: Error) => form.destroy(failure));
    request.on('data', ({ length }: Buffer) => bytesPassed(length));
    request.pipe(form);
  });
}

/**
 * Reads one multipart upload and passes the bytes on as they arrive: at most a few hundred kilobytes are in memory.
 * @throws ApiProblem 400 for a broken upload or none, 413 over `maxBytes`, 415 when name and content do not match.
 */
export async function receiveUpload(request: Request, receiver: Receiver): Promise<ReceivedFile> {
  const form = parserFor(request);
  const parts: Parts = { type: null, namesChecked: false, file: null };
  try {
    await parse(request, form, parts, receiver);
    const file = await parts.file;
    if (!file) throw new ApiProblem('BAD_REQUEST', ONE_FILE);
    receiver.check(file.extension, parts);
    return file;
  } catch (problem) {
    // The rest is read and dropped, so that the caller can read the response.
    request.unpipe(form);
    request.resume();
    throw !(problem instanceof ApiProblem) && form.errored ? new ApiProblem('BAD_REQUEST', BROKEN) : problem;
  }
}
