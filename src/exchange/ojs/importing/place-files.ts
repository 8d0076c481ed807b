import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Blobs, StoredBlob } from '../../../platform/blobs';
import type { OjsFile, OjsSubmission } from '../model/ojs-model';
import type { PlacedFiles } from '../model/placed-files';

const MAX_BYTES = 2 ** 31;

interface Source {
  /** The folder of OJS for files, its setting `files_dir`. */
  folder: string;
  /** Null in a dry run: nothing is stored. */
  blobs: Blobs | null;
}

/** Null when the path leads out of the folder or the file does not exist. */
export async function pathOf(folder: string, path: string): Promise<string | null> {
  const root = resolve(folder);
  const place = resolve(root, path);
  if (!place.startsWith(root + sep)) return null;
  const found = await stat(place).catch(() => null);
  return found?.isFile() ? place : null;
}

async function store({ folder, blobs }: Source, file: OjsFile): Promise<StoredBlob | null> {
  const place = await pathOf(folder, file.path);
  if (place === null) return null;
  if (blobs === null) return { hash: '0'.repeat(64), size: (await stat(place)).size };
  return blobs.put(createReadStream(place), { maxBytes: MAX_BYTES });
}

/** Stores the bytes of a submission's files, each once. */
export async function placeFiles(submission: OjsSubmission, source: Source): Promise<PlacedFiles> {
  const placed = new Map<string, StoredBlob | null>();
  for (const file of submission.files)
    if (file.place !== 'other' && !placed.has(file.bytesId)) placed.set(file.bytesId, await store(source, file));
  return placed;
}
