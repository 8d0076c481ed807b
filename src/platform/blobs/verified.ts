import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { Logger } from '@nestjs/common';
import { bytesPassed } from '../memory/minor-collection';
import { BlobDamaged } from './blobs';

const logger = new Logger('Blobs');

/** Holds the last chunk back until the hash of the whole is verified, so that damaged bytes are never delivered completely. */
class HashCheck extends Transform {
  private readonly digest = createHash('sha256');
  private held: Buffer | null = null;

  constructor(private readonly hash: string) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.digest.update(chunk);
    bytesPassed(chunk.length);
    const ready = this.held;
    this.held = chunk;
    done(null, ready ?? undefined);
  }

  override _flush(done: TransformCallback): void {
    if (this.digest.digest('hex') === this.hash) return done(null, this.held ?? undefined);
    const failure = new BlobDamaged(this.hash);
    // Logged here and not in the callback of the pipeline, which newer versions of Node call after the reader has failed.
    logger.error(failure.message);
    done(failure);
  }
}

/** Passes the bytes through. If they do not match the hash, the stream logs this and fails with BlobDamaged instead of ending. */
export function verified(bytes: Readable, hash: string): Readable {
  return pipeline(bytes, new HashCheck(hash), () => undefined);
}
