import { finished } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { LOGO_MESSAGES, MAX_LOGO_BYTES } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

const LIMITS = { files: 1, fields: 0, parts: 1, fileSize: MAX_LOGO_BYTES, headerPairs: 50 };

function parserFor({ headers }: Request): Busboy {
  try {
    return busboy({ headers, limits: LIMITS });
  } catch {
    throw new ApiProblem('BAD_REQUEST', LOGO_MESSAGES.type);
  }
}

/**
 * The one small file of a multipart body; empty without one. The bytes after the limit are read and dropped, so that the caller can read
 * the answer.
 * @throws ApiProblem 400 for a body of another kind or a broken one, 413 over the limit.
 */
export async function receivePicture(request: Request): Promise<Buffer> {
  const form = parserFor(request);
  const parts: Buffer[] = [];
  let tooLarge = false;
  form.on('file', (_field, bytes) => {
    bytes.on('data', (part: Buffer) => parts.push(part));
    bytes.on('limit', () => {
      tooLarge = true;
    });
  });
  // When a caller disconnects, the form would otherwise never end.
  finished(request, { writable: false }).catch((failure: Error) => form.destroy(failure));
  request.pipe(form);
  try {
    await finished(form);
  } catch {
    request.unpipe(form);
    request.resume();
    throw new ApiProblem('BAD_REQUEST', LOGO_MESSAGES.broken);
  }
  if (tooLarge) throw new ApiProblem('TOO_LARGE', LOGO_MESSAGES.size);
  return Buffer.concat(parts);
}
