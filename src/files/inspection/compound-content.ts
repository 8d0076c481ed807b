import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileFlag } from '../../contracts';
import { scanWindows } from './scan-windows';

const inUtf16 = (name: string): string => Buffer.from(name, 'utf16le').toString('latin1');

/** Names in the directory of a compound file, which is never compressed. */
const MACROS = inUtf16('_VBA_PROJECT');
const PACKAGE = inUtf16('EncryptedPackage');

/** Offset of Word's main stream in files written by Word, its magic number, and the position of the encryption bit. */
const WORD_AT = 512;
const WORD_MARK = 0xa5ec;
const ENCRYPTED_AT = 11;

/** The flags of a .doc or .ppt: macros, and whether a password prevents the check. */
export async function compoundFlags(path: string): Promise<Set<FileFlag>> {
  const flags = new Set<FileFlag>();
  if (await isEncryptedWord(path)) flags.add('ENCRYPTED');
  await scanWindows(createReadStream(path), (text) => {
    if (text.includes(MACROS)) flags.add('MACROS');
    if (text.includes(PACKAGE)) flags.add('ENCRYPTED');
  });
  return flags;
}

async function isEncryptedWord(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(ENCRYPTED_AT + 1);
    await file.read(start, 0, start.length, WORD_AT);
    return start.readUInt16LE(0) === WORD_MARK && ((start[ENCRYPTED_AT] ?? 0) & 1) === 1;
  } finally {
    await file.close();
  }
}
