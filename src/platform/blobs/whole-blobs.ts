import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { verified } from './verified';

/** Past this number, the least recently verified blob is dropped, and is read again when a part of it is requested. */
const MOST_REMEMBERED = 20_000;

/**
 * Remembers which blobs this process has verified, and in which state (size, time, number of the file or object). A part of a file has no
 * hash. So the whole file is read once before the first part is sent, and again when the state has changed.
 */
export class WholeBlobs {
  private readonly known = new Map<string, string>();
  private readonly reading = new Map<string, Promise<void>>();

  isWhole(hash: string, state: string): boolean {
    return this.known.get(hash) === state;
  }

  /** Passes the bytes through and checks them. Remembers the blob as verified when all bytes have been read. */
  note(bytes: Readable, hash: string, state: string): Readable {
    return (
      verified(bytes, hash)
        .once('end', () => this.remember(hash, state))
        // A disk can lose bytes without a change of size or time: a blob that was verified before is read again.
        .once('error', () => this.known.delete(hash))
    );
  }

  /**
   * Reads the blob unless it is already verified. Concurrent callers wait for the same read. @throws BlobDamaged, or what `read`
   * throws.
   */
  async ensure(hash: string, state: string, read: () => Promise<Readable>): Promise<void> {
    if (this.isWhole(hash, state)) return;
    const key = `${hash} ${state}`;
    const reading = this.reading.get(key) ?? this.read(hash, state, read).finally(() => this.reading.delete(key));
    this.reading.set(key, reading);
    await reading;
  }

  private async read(hash: string, state: string, read: () => Promise<Readable>): Promise<void> {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(this.note(await read(), hash, state), nowhere);
  }

  private remember(hash: string, state: string): void {
    this.known.delete(hash);
    this.known.set(hash, state);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}
