import { Transform, type TransformCallback } from 'node:stream';
import { FILE_MESSAGES, tooLargeMessage } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { contentMatches, HEAD_BYTES, TAIL_BYTES } from './signatures';

/**
 * Passes an upload through and fails as soon as it is too large, or at its end when the content does not match the extension. The
 * consumer then stores nothing.
 */
export class InspectStream extends Transform {
  /** Number of bytes so far. */
  size = 0;
  private head: Buffer = Buffer.alloc(0);
  private tail: Buffer[] = [];
  private tailSize = 0;

  constructor(
    private readonly extension: string,
    private readonly maxBytes: number,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes) {
      done(new ApiProblem('TOO_LARGE', tooLargeMessage(this.maxBytes)));
      return;
    }
    if (this.head.length < HEAD_BYTES) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES - this.head.length)]);
    }
    this.keepTail(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.size === 0) {
      done(new ApiProblem('RULE_BROKEN', FILE_MESSAGES.empty));
      return;
    }
    if (contentMatches(this.extension, this.head, Buffer.concat(this.tail))) done();
    else {
      const message = `The content of this file is not that of a .${this.extension} file. Please save it again in that format.`;
      done(new ApiProblem('WRONG_TYPE', message));
    }
  }

  private keepTail(chunk: Buffer): void {
    this.tail.push(chunk);
    this.tailSize += chunk.length;
    for (let first = this.tail[0]; first && this.tailSize - first.length >= TAIL_BYTES; first = this.tail[0]) {
      this.tail.shift();
      this.tailSize -= first.length;
    }
  }
}
