import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../../../platform/backup/write-durably';

export const MANIFEST = 'manifest.json';
/** Path of a file of one month, relative to the folder. UNFINISHED is the suffix of a file that is being written. */
export const PART = /^month=(\d{4}-\d\d|unknown)\/part-\d{6}\.parquet$/;
export const UNFINISHED = '.unfinished';

const FORM = z.object({
  format: z.literal(1),
  /** Id of the first event of the log, which identifies the log (ADR 61). Null: the log was empty. */
  firstEvent: z.string().nullable(),
  /** The last event in the folder; the next run continues after it. Null: none yet. */
  last: z.object({ position: z.string(), id: z.string(), streamId: z.string(), revision: z.number().int() }).nullable(),
  /** Number of runs that added events. The names of a run's files contain its number. */
  runs: z.number().int().nonnegative(),
  /** Number of events in all files. */
  events: z.number().int().nonnegative(),
  files: z.array(
    z.object({ name: z.string().regex(PART), events: z.number().int().positive(), bytes: z.number().int().positive() }),
  ),
});

/** The list of a folder's content. Files that it does not list do not count. */
export type Manifest = z.infer<typeof FORM>;
export type PartFile = Manifest['files'][number];

export const emptyManifest = (firstEvent: string | null): Manifest => ({
  ...{ format: 1, firstEvent, last: null, runs: 0, events: 0, files: [] },
});

/** The folder cannot be used; the message says why and what to do. */
export class FolderRefused extends Error {}

/**
 * The manifest of a folder; null when it has none.
 * @throws FolderRefused for one that cannot be read.
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw new FolderRefused(`${join(folder, MANIFEST)} cannot be read: ${failure.message}`, { cause: failure });
  });
  if (text === null) return null;
  try {
    return FORM.parse(JSON.parse(text));
  } catch (failure) {
    throw new FolderRefused(
      `${join(folder, MANIFEST)} is damaged, or of another release. Remove the folder and export it again.`,
      { cause: failure },
    );
  }
}

/** Replaces the manifest atomically and durably. All files that it lists must already exist. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, MANIFEST);
  await writeDurably(`${path}${UNFINISHED}`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${path}${UNFINISHED}`, path);
  await syncFolder(folder);
}

/** Waits until the entries of a folder are on the disk (fsync). */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
