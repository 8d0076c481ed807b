import { exportByMonth } from '../../../src/article/export/by-month/export-by-month';
import { readManifest } from '../../../src/article/export/by-month/manifest';
import { endlessLog } from './endless-log';

/** A process that repeatedly exports a growing log to the folder of its argument, until it is killed. */
async function main(folder: string): Promise<void> {
  const known = await readManifest(folder);
  for (let length = known?.events ?? 0; ;) {
    length += 900;
    await exportByMonth(endlessLog(length), { folder, anew: false });
    process.stdout.write(`${length}\n`);
  }
}

void main(process.argv[2] ?? '').catch((failure: unknown) => {
  process.stderr.write(String(failure));
  process.exitCode = 1;
});
