import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newScratchFolder, removeLeftovers } from '../helpers/scratch-folder';

/** One shelf for each first byte of a hash. */
const SHELVES = 256;
const HASH_BYTES = 32;
/** A hash and a number. */
const ENTRY_BYTES = HASH_BYTES + 8;
/** Entries of a shelf in memory before they go to the disk: 5 MB for all shelves together. */
const MAX_BUFFERED_ENTRIES = 512;

/** Returned by the many calls of `add` that only write to memory. */
const DONE = Promise.resolve();

/** Part of the names of the folders, which says what they are for. */
const SHELVES_PURPOSE = 'hashes';

/** Any number of hashes, each with a number, in 256 files (shelves), so that only a 256th of them is in memory at any time. */
export class HashShelves {
  private readonly held = Array.from({ length: SHELVES }, () => ({
    bytes: Buffer.alloc(MAX_BUFFERED_ENTRIES * ENTRY_BYTES),
    entries: 0,
  }));

  private constructor(private readonly folder: string) {}

  /** Creates shelves that exist while `work` runs. */
  static async during<Result>(work: (shelves: HashShelves) => Promise<Result>): Promise<Result> {
    await removeLeftovers(SHELVES_PURPOSE);
    const folder = await newScratchFolder(SHELVES_PURPOSE);
    try {
      return await work(new HashShelves(folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** `hash`: 64 hexadecimal digits. The same hash may be added several times. */
  add(hash: string, value = 0): Promise<void> {
    const shelf = Number.parseInt(hash.slice(0, 2), 16);
    const held = this.held[shelf];
    if (!held) return Promise.reject(new RangeError(`'${hash}' is not a hash`));
    const at = held.entries * ENTRY_BYTES;
    held.bytes.write(hash, at, HASH_BYTES, 'hex');
    held.bytes.writeDoubleLE(value, at + HASH_BYTES);
    held.entries += 1;
    return held.entries === MAX_BUFFERED_ENTRIES ? this.put(shelf) : DONE;
  }

  /** The hashes of one shelf with the last number of each. Shelves are numbered from 0. */
  async shelf(shelf: number): Promise<Map<string, number>> {
    await this.put(shelf);
    const bytes = await readFile(this.pathOf(shelf)).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') return Buffer.alloc(0);
      throw failure;
    });
    const found = new Map<string, number>();
    for (let at = 0; at < bytes.length; at += ENTRY_BYTES)
      found.set(bytes.toString('hex', at, at + HASH_BYTES), bytes.readDoubleLE(at + HASH_BYTES));
    return found;
  }

  private async put(shelf: number): Promise<void> {
    const held = this.held[shelf];
    if (!held || held.entries === 0) return;
    const full = held.bytes.subarray(0, held.entries * ENTRY_BYTES);
    held.entries = 0;
    await appendFile(this.pathOf(shelf), full, { mode: 0o600 });
  }

  private pathOf(shelf: number): string {
    return join(this.folder, String(shelf));
  }
}

/** Pairs of shelves with the same first byte, one pair after the other. */
export async function* sameShelves(
  one: HashShelves,
  other: HashShelves,
): AsyncGenerator<[Map<string, number>, Map<string, number>]> {
  for (let shelf = 0; shelf < SHELVES; shelf += 1) yield [await one.shelf(shelf), await other.shelf(shelf)];
}
