import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderRefused, MANIFEST, type Manifest, PART, UNFINISHED } from './manifest';

const MONTH = /^month=(\d{4}-\d\d|unknown)$/;

/** Makes the folder if it does not exist. @throws FolderRefused when it contains something other than an export. */
export async function prepareFolder(folder: string, manifest: Manifest | null): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (manifest !== null) return;
    const others = (await readdir(folder)).filter((name) => name !== `${MANIFEST}${UNFINISHED}`);
    if (others.length > 0)
      throw new FolderRefused(`${folder} holds other files (${others[0]}). Name an empty or a new folder.`);
  } catch (failure) {
    if (failure instanceof FolderRefused) throw failure;
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new FolderRefused(`${folder} cannot be used: ${reason}`, { cause: failure });
  }
}

/** Removes the remains of a run that was stopped: parts that the manifest does not list. */
export async function removeRemains(folder: string, { files }: Manifest): Promise<void> {
  const listed = new Set(files.map(({ name }) => name));
  await rm(join(folder, `${MANIFEST}${UNFINISHED}`), { force: true });
  for (const month of (await readdir(folder)).filter((name) => MONTH.test(name))) {
    for (const file of await readdir(join(folder, month))) {
      const name = `${month}/${file}`;
      const isPart = PART.test(name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name);
      if (isPart && !listed.has(name)) await rm(join(folder, name));
    }
  }
}

/** @throws FolderRefused when a listed file is missing or has another size. */
export async function refuseDamage(folder: string, { files }: Manifest): Promise<void> {
  for (const { name, bytes } of files) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.size !== bytes)
      throw new FolderRefused(
        `${join(folder, name)} ${found ? 'has been changed' : 'is missing'}. Make the folder again with --anew.`,
      );
  }
}
