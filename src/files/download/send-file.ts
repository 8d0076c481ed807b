import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentDisposition, contentTypeOf, opensInline } from '../content/content-types';
import { type ByteRange, byteRange } from './byte-range';
import type { StoredFile } from './file-catalogue';

/** Keeps a file from acting as a page of this site, whatever its content: no sniffing, no script, no frame, a separate origin. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // 'no-transform' keeps the bytes and their ranges unchanged.
  'Cache-Control': 'private, max-age=900, no-transform',
} as const;

function setHeaders(response: Response, file: StoredFile): void {
  response.set({
    ...SAFE_HEADERS,
    'Content-Type': contentTypeOf(file.extension),
    'Content-Disposition': contentDisposition(file.file_name, opensInline(file.extension)),
    'Accept-Ranges': 'bytes',
    ETag: `"${file.hash}"`,
  });
}

type Wanted = ByteRange | 'unsatisfiable' | null;

/** A range is valid only for the version of which the caller has the beginning. */
function wantedRange(request: Request, file: StoredFile): Wanted {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== `"${file.hash}"`) return null;
  return byteRange(request.headers.range, file.size);
}

/** For 304 and 416, which have no body. True when the response is then complete. */
function answeredWithoutBytes(request: Request, response: Response, file: StoredFile, range: Wanted): boolean {
  if (request.fresh) response.status(304);
  else if (range === 'unsatisfiable') response.status(416).set('Content-Range', `bytes */${file.size}`);
  else return false;
  response.end();
  return true;
}

/** Sends the bytes of a file, or the requested range of them; 304 when the caller already has them. */
export async function sendFile(
  request: Request,
  response: Response,
  file: StoredFile,
  open: (range: ByteRange | null) => Promise<Readable>,
): Promise<void> {
  const range = wantedRange(request, file);
  // Opened first: an error response must not carry a file's headers.
  const bytes = range === 'unsatisfiable' ? Readable.from([]) : await open(range);
  setHeaders(response, file);
  const { start, end } = range === null || range === 'unsatisfiable' ? { start: 0, end: file.size - 1 } : range;
  if (answeredWithoutBytes(request, response, file, range)) {
    bytes.destroy();
    return;
  }
  if (range !== null) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.set('Content-Length', String(end - start + 1));
  await sendBytes(bytes, response);
}

/** Sends bytes after their headers. A failure in the middle breaks the connection, so that a part is never mistaken for the whole. */
export async function sendBytes(bytes: Readable, response: Response): Promise<void> {
  if (response.req.method === 'HEAD') {
    bytes.destroy();
    response.end();
    return;
  }
  // A caller who closes the page in the middle is not an error of the server.
  await pipeline(bytes, response).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
  });
}
