import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of drafts of backups and of their keys, with the time of the backup. Everything else in the place stays. */
const DRAFT = /^(?:keys-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d+Z)\.unfinished$/;
/** No backup takes that long, and the next nightly one is later. */
const ABANDONED_AFTER_MS = 12 * 3_600_000;

/** The name of a folder for a backup of this time. */
export const nameAt = (at: Date): string => at.toISOString().replaceAll(':', '-');

/** Fills a folder that has its name only when it is complete. A failure leaves nothing behind: the draft may hold keys and texts of people. */
export async function inDraft<Result>(folder: string, work: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const result = await work(draft);
    await rename(draft, folder);
    return result;
  } catch (failure) {
    await rm(draft, { recursive: true, force: true });
    throw failure;
  }
}

/** Removes the drafts of backups that were killed: they hold the keys of people who have been erased since. */
export async function removeAbandonedDrafts(place: string, now: Date): Promise<void> {
  for (const name of await readdir(place)) {
    const [, day, hour, minute, second] = DRAFT.exec(name) ?? [];
    if (day === undefined) continue;
    const at = Date.parse(`${day}T${hour}:${minute}:${second}`);
    if (now.getTime() - at > ABANDONED_AFTER_MS) await rm(join(place, name), { recursive: true, force: true });
  }
}
