import { open, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reasonOf } from '../reasons/reason-of';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'nothing can be written there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is not there',
  ENOSPC: 'the disk is full',
};

/** A file that a command line names cannot be written; the message is for people. */
export class UnwritableFile extends Error {}

/** The failure of writing `out`, as a person typed it, in words. */
export function unwritable(failure: unknown, out: string): Error {
  const known = REASONS[String((failure as NodeJS.ErrnoException | null)?.code)];
  if (known === undefined) return failure instanceof Error ? failure : new Error(reasonOf(failure));
  return new UnwritableFile(`${out} cannot be written: ${known}.`, { cause: failure });
}

/** The folder in which the command was typed: npm starts every script in the folder of the project. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

/**
 * The path of a file that long work writes at its end. Its content stays as it is until then, and a file that is not there is not made.
 * @throws UnwritableFile when it could not be written now.
 */
export async function writablePath(out: string, folder: string = typedIn()): Promise<string> {
  const path = resolve(folder, out);
  try {
    const isNew = await stat(path).then(
      () => false,
      () => true,
    );
    await (await open(path, 'a')).close();
    if (isNew) await rm(path);
    return path;
  } catch (failure) {
    throw unwritable(failure, out);
  }
}
