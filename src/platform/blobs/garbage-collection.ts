import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobDamaged, type Blobs, type ListedBlob } from './blobs';

export interface SweepReport {
  /** Number of blobs removed, or that a dry run would remove. */
  count: number;
  /** Their total size in bytes. */
  bytes: number;
}

export interface SweepOptions {
  /** Hashes that are still referred to. */
  keep: ReadonlySet<string>;
  /** Only blobs stored before this are removed: a newer one may be about to be referred to. */
  before: Date;
  /** True: count only. */
  isDryRun?: boolean;
}

/** Removes the blobs that nothing refers to. */
export async function sweepBlobs(blobs: Blobs, { keep, before, isDryRun = false }: SweepOptions): Promise<SweepReport> {
  const report = { count: 0, bytes: 0 };
  for await (const { hash, size, storedAt } of blobs.list()) {
    if (keep.has(hash) || storedAt >= before) continue;
    if (!isDryRun && !(await blobs.remove(hash, before))) continue;
    report.count += 1;
    report.bytes += size;
  }
  return report;
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

/** Reads every blob to its end and compares the store with the references. */
export async function verifyBlobs(blobs: Blobs, referred: ReadonlySet<string>): Promise<VerifyReport> {
  const report: VerifyReport = { count: 0, bytes: 0, damaged: [], missing: [], unused: { count: 0, bytes: 0 } };
  const absent = new Set(referred);
  for await (const blob of blobs.list()) {
    absent.delete(blob.hash);
    if (!(await isWhole(blobs, blob))) report.damaged.push(blob.hash);
    for (const sum of referred.has(blob.hash) ? [report] : [report, report.unused]) {
      sum.count += 1;
      sum.bytes += blob.size;
    }
  }
  return { ...report, missing: [...absent] };
}

async function isWhole(blobs: Blobs, { hash }: ListedBlob): Promise<boolean> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(await blobs.open(hash), nowhere);
    return true;
  } catch (failure) {
    if (failure instanceof BlobDamaged) return false;
    throw failure;
  }
}
