import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { BlobDamaged, type Blobs, type ListedBlob } from './blobs';

export interface SweepReport {
  /** How many were removed, or would be. */
  count: number;
  /** Their bytes together. */
  bytes: number;
}

export interface SweepOptions {
  /** Hashes that somebody refers to. */
  keep: ReadonlySet<string>;
  /** Only what came in before it goes: what came later may be about to be referred to. */
  before: Date;
  /** True: only counts. */
  isDryRun?: boolean;
}

/** Removes what nobody refers to. */
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
  /** How many were read. */
  count: number;
  bytes: number;
  /** Hashes whose bytes are others than they should be. */
  damaged: string[];
  /** Referred to, but not there. */
  missing: string[];
  /** There, but not referred to: a sweep removes them when they are a day old. */
  unused: SweepReport;
}

/** Reads every blob to its end and compares with what is referred to. */
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
