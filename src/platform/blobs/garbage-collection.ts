import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobDamaged, type Blobs } from './blobs';
import { HashShelves, sameShelves } from './hash-shelves';

export interface SweepReport {
  /** Number of blobs removed, or that a dry run would remove. */
  count: number;
  /** Their total size in bytes. */
  bytes: number;
}

export interface SweepOptions {
  /** Hashes that are still referred to. */
  keep: HashShelves;
  /** Only blobs stored before this time are removed: the event that refers to a newer blob may not be stored yet. */
  before: Date;
  /** True: count only. */
  isDryRun?: boolean;
}

/** Removes the blobs that nothing refers to. Its memory does not grow with their number. */
export function sweepBlobs(blobs: Blobs, { keep, before, isDryRun = false }: SweepOptions): Promise<SweepReport> {
  return HashShelves.during(async (old) => {
    for await (const { hash, size, storedAt } of blobs.list()) if (storedAt < before) await old.add(hash, size);
    const report = { count: 0, bytes: 0 };
    for await (const [stored, kept] of sameShelves(old, keep)) {
      for (const [hash, size] of stored) {
        if (kept.has(hash)) continue;
        if (!isDryRun && !(await blobs.remove(hash, before))) continue;
        report.count += 1;
        report.bytes += size;
      }
    }
    return report;
  });
}

export interface VerifyReport {
  /** Number of blobs read. */
  count: number;
  bytes: number;
  /** Hashes whose bytes do not match them. */
  damaged: string[];
  /** Referred to, but missing. */
  missing: string[];
  /** Stored, but not referred to. A sweep removes them when they are a day old. */
  unused: SweepReport;
}

/** Reads every blob to its end and compares the store with the references. Its memory does not grow with their number. */
export function verifyBlobs(blobs: Blobs, referred: HashShelves): Promise<VerifyReport> {
  return HashShelves.during(async (all) => {
    for await (const { hash, size } of blobs.list()) await all.add(hash, size);
    const report: VerifyReport = { count: 0, bytes: 0, damaged: [], missing: [], unused: { count: 0, bytes: 0 } };
    for await (const [stored, wanted] of sameShelves(all, referred)) {
      for (const [hash, size] of stored) {
        if (!(await isWhole(blobs, hash))) report.damaged.push(hash);
        for (const sum of wanted.has(hash) ? [report] : [report, report.unused]) {
          sum.count += 1;
          sum.bytes += size;
        }
      }
      for (const hash of wanted.keys()) if (!stored.has(hash)) report.missing.push(hash);
    }
    return report;
  });
}

/** Reads a blob to its end. @throws BlobDamaged when its bytes do not match its hash; BlobMissing */
export const readWhole = async (blobs: Blobs, hash: string): Promise<void> =>
  pipeline(await blobs.open(hash), new Writable({ write: (_chunk, _encoding, done) => done() }));

async function isWhole(blobs: Blobs, hash: string): Promise<boolean> {
  try {
    await readWhole(blobs, hash);
    return true;
  } catch (failure) {
    if (failure instanceof BlobDamaged) return false;
    throw failure;
  }
}
