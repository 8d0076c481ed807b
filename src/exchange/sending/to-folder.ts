import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SendingFailure } from './sending-problem';

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Puts a file into a folder. It gets its name only when it is complete and on the disk, so no one reads a part of it. @throws
 * SendingFailure
 */
export async function toFolder(folder: string, name: string, path: string): Promise<void> {
  const part = join(folder, `.${name}.${randomUUID()}.part`);
  try {
    await copyFile(path, part, constants.COPYFILE_EXCL);
    await synced(part);
    await rename(part, join(folder, name));
    await synced(folder);
  } catch {
    throw new SendingFailure('FOLDER');
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** Writes and removes a small file. @throws SendingFailure */
export async function testFolder(folder: string): Promise<void> {
  const path = join(folder, `.${randomUUID()}.part`);
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch {
    throw new SendingFailure('FOLDER');
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
