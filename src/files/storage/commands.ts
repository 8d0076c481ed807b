import { type Blobs, HashShelves, sweepBlobs, type SweepReport, verifyBlobs } from '../../platform/blobs';
import { SWEEP_AFTER_MS } from '../uploads/upload-age';
import type { BlobReferences } from './blob-references';
import type { BlobOrder } from './command-line/blob-words';

export interface CommandContext {
  blobs: Blobs;
  references: BlobReferences;
  now: Date;
  print(line: string): void;
}

const OTHER_STORE =
  'No event refers to a file, so these files probably belong to another database. Nothing was removed; check BLOB_URL and DATABASE_URL.';

const inWords = ({ count, bytes }: SweepReport): string =>
  `${count} ${count === 1 ? 'file' : 'files'} (${(bytes / 2 ** 20).toFixed(1)} MB)`;

async function verify({ blobs, references, print }: CommandContext): Promise<number> {
  const report = await HashShelves.during(async (referred) => {
    await references.inLog(referred, 'files');
    await references.outsideLog(referred);
    return verifyBlobs(blobs, referred);
  });
  for (const hash of report.damaged) print(`damaged: ${hash}`);
  for (const hash of report.missing) print(`missing: ${hash}`);
  print(`Read ${inWords(report)}; ${inWords(report.unused)} of them are not referenced.`);
  const [damaged, missing] = [report.damaged.length, report.missing.length];
  const isWell = damaged + missing === 0;
  print(
    isWell ? 'No file is damaged or missing.' : `${damaged} damaged, ${missing} missing: restore them from a backup.`,
  );
  return isWell ? 0 : 1;
}

function sweep({ blobs, references, now, print }: CommandContext, isDryRun: boolean): Promise<number> {
  return HashShelves.during(async (keep) => {
    const { hasFiles } = await references.inLog(keep, 'all');
    if (!hasFiles) {
      print(OTHER_STORE);
      return 1;
    }
    await references.outsideLog(keep);
    const report = await sweepBlobs(blobs, { keep, before: new Date(now.getTime() - SWEEP_AFTER_MS), isDryRun });
    print(`${isDryRun ? 'Would remove' : 'Removed'} ${inWords(report)} that are not referenced and older than a day.`);
    return 0;
  });
}

/** Returns the exit code: 0 for success; 1 for damaged, missing or refused. */
export const runCommand = (context: CommandContext, order: BlobOrder): Promise<number> =>
  order.command === 'verify' ? verify(context) : sweep(context, order.isDryRun);
