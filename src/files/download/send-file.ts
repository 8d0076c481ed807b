import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentDisposition, contentTypeOf, opensInline } from '../content/content-types';
import { type ByteRange, byteRange } from './byte-range';
import type { StoredFile } from './file-catalogue';

/**
 * What keeps a file from acting as a page of this site, whatever is in it: no sniffing, no script, no frame, an origin of its own.
 */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // 'no-transform' keeps the bytes and their ranges as they are.
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

/** A range counts only for the version of the bytes that the caller has the beginning of. */
function wantedRange(request: Request, file: StoredFile): Wanted {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== `"${file.hash}"`) return null;
  return byteRange(request.headers.range, file.size);
}

/** 304 and 416 need no bytes. True when the answer is complete with that. */
function answeredWithoutBytes(request: Request, response: Response, file: StoredFile, range: Wanted): boolean {
  if (request.fresh) response.status(304);
  else if (range === 'unsatisfiable') response.status(416).set('Content-Range', `bytes */${file.size}`);
  else return false;
  response.end();
  return true;
}

/** Answers with the bytes of a file, or the range of them that was asked for; 304 when the caller has them already. */
export async function sendFile(
  request: Request,
  response: Response,
  file: StoredFile,
  open: (range: ByteRange | null) => Promise<Readable>,
): Promise<void> {
  const range = wantedRange(request, file);
  // Opened first: an error answer must not carry the headers of a file.
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

/** Sends bytes whose headers are set. When they fail in the middle the connection is broken off: what came is never taken for the whole. */
export async function sendBytes(bytes: Readable, response: Response): Promise<void> {
  if (response.req.method === 'HEAD') {
    bytes.destroy();
    response.end();
    return;
  }
  // A caller who closes the page in the middle is no error of ours.
  await pipeline(bytes, response).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
  });
}
