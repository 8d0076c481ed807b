import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { verified } from './verified';

/** The blob that was found whole longest ago is forgotten first, and read once more when a part of it is asked for. */
const MOST_REMEMBERED = 20_000;

/**
 * Which blobs this process has found whole, in which state of the store (size, time, number of the file or object). A part of a file
 * has no hash of its own: the whole is read once before the first part goes out, and again once the store has touched it.
 */
export class WholeBlobs {
  private readonly known = new Map<string, string>();
  private readonly reading = new Map<string, Promise<void>>();

  isWhole(hash: string, state: string): boolean {
    return this.known.get(hash) === state;
  }

  /** The same bytes, checked; noted as whole when they have been read to their end. */
  note(bytes: Readable, hash: string, state: string): Readable {
    return verified(bytes, hash).once('end', () => this.remember(hash, state));
  }

  /** Reads it unless that has been done; whoever asks meanwhile waits for that. @throws BlobDamaged, or what `read` throws. */
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
