import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { MANIFEST } from '../../../src/article/export/by-month/manifest';
import type { NewEvent } from '../../../src/platform/event-store/port';

interface Row {
  position: string;
  id: string;
  type: string;
  at: Date | null;
  data: unknown;
}

/** The rows of one Parquet file, read by another library than the one that analyses. */
export async function rowsOf(path: string): Promise<Row[]> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return (await parquetReadObjects({ file })) as unknown as Row[];
}

/** All files of an export by month except its manifest. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** All events in all files, as a program finds them that reads the folder without its manifest. */
export const rowsIn = async (folder: string): Promise<Row[]> =>
  (await Promise.all((await filesIn(folder)).map((name) => rowsOf(join(folder, name))))).flat();

export const anEventAt = (at: string, data: object = {}, type = 'DraftDeleted'): NewEvent => ({
  ...{ id: randomUUID(), type, data },
  metadata: { userId: 'ann', realUserId: null, at, correlationId: 'c', causationId: null, schemaVersion: 1 },
});
