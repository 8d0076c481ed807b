import { createReadStream } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { FileFlag } from '../../contracts';
import { scanWindows } from './scan-windows';

/** Most object streams to unpack, and most bytes that they may unpack to, each and together, so that no PDF keeps the server busy. */
const MOST_STREAMS = 4_000;
const STREAM_BYTES = 8 * 2 ** 20;
const ALL_BYTES = 128 * 2 ** 20;

/** A name in any spelling that a PDF allows: each character as it is, or as # and two hexadecimal digits. */
function nameIn(name: string): string {
  const letter = (one: string): string => {
    const digits = [...one.charCodeAt(0).toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${one}|#${digits})`;
  };
  return `/${[...name].map(letter).join('')}(?![A-Za-z0-9])`;
}

/**
 * Every action that runs a script has the type /JavaScript; /Launch starts a program. A name of two letters, such as /JS, would occur by
 * chance in pictures.
 */
const SIGNS: readonly [FileFlag, RegExp][] = [
  ['SCRIPTS', new RegExp(`${nameIn('JavaScript')}|${nameIn('Launch')}`)],
  // A start position in the document, as most programs write it, is not worth reporting.
  ['OPEN_ACTION', new RegExp(`${nameIn('OpenAction')}\\s*(?:\\d|<<(?![^>]{0,200}/GoTo(?![A-Za-z])))`)],
  ['ENCRYPTED', new RegExp(`${nameIn('Encrypt')}\\s*(?:\\d|<<)`)],
];
const OBJECT_STREAM = new RegExp(`${nameIn('ObjStm')}[^]{0,600}?stream\\r?\\n`, 'g');

/**
 * What a PDF could do automatically, by the names in the file and in the object streams into which newer files pack their objects. Own
 * code: PDF libraries keep the whole file in memory, ten times its size, while this needs some kilobytes.
 */
export async function pdfFlags(path: string): Promise<Set<FileFlag>> {
  const flags = new Set<FileFlag>();
  const streams = new Set<number>();
  await scanWindows(createReadStream(path), (text, at) => {
    note(flags, text);
    for (const { 0: found, index } of text.matchAll(OBJECT_STREAM)) {
      if (streams.size < MOST_STREAMS) streams.add(at + index + found.length);
    }
  });
  let left = ALL_BYTES;
  for (const start of streams) {
    if (left <= 0) break;
    left -= await scanStream(path, start, flags);
  }
  return flags;
}

function note(flags: Set<FileFlag>, text: string): void {
  for (const [flag, sign] of SIGNS) if (!flags.has(flag) && sign.test(text)) flags.add(flag);
}

/** Returns the number of unpacked bytes. Streams that cannot be unpacked, as in an encrypted file, are skipped. */
async function scanStream(path: string, start: number, flags: Set<FileFlag>): Promise<number> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > STREAM_BYTES ? new Error('Too much') : null, chunk);
    },
  });
  const bytes: Readable = pipeline(createReadStream(path, { start }), createInflate(), limit, () => undefined);
  await scanWindows(bytes, (text) => note(flags, text)).catch(() => undefined);
  bytes.destroy();
  return size;
}
