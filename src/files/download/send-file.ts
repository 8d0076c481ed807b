import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentDisposition, contentTypeOf, opensInline } from '../content/content-types';
import { byteRange, type ByteRange } from './byte-range';
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

/** A range counts only for the version of the bytes that the caller has the beginning of. */
function wantedRange(request: Request, file: StoredFile): ByteRange | 'unsatisfiable' | null {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== `"${file.hash}"`) return null;
  return byteRange(request.headers.range, file.size);
}

/** Answers with the bytes of a file, or the range of them that was asked for; 304 when the caller has them already. */
export async function sendFile(
  request: Request,
  response: Response,
  file: StoredFile,
  open: (range: ByteRange | null) => Promise<Readable>,
): Promise<void> {
  setHeaders(response, file);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const range = wantedRange(request, file);
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = await open(range);
  // A caller who closes the page in the middle is no error of ours.
  await pipeline(bytes, response).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
  });
}
