import { gunzipSync, inflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { pdfText } from './pdf-text';

/** Maximum depth of nesting, such as an archive in an archive in a document. */
const DEEPEST = 4;
const BASE64 = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const STREAM = /stream\r?\n/g;

const startsWith = (bytes: Buffer, start: string): boolean =>
  bytes.subarray(0, start.length).toString('latin1') === start;

/**
 * The whole content of some bytes, for a search: archives and documents within them are unpacked, compressed parts of PDFs and pictures are
 * inflated, and each text is also included without its escapes, its markup and its other encodings.
 */
export async function deepText(bytes: Buffer, depth = 0): Promise<string> {
  const plain = readings(bytes);
  if (depth >= DEEPEST) return plain;
  const inside = [...(await partsOf(bytes, depth)), ...base64In(bytes)];
  return [plain, ...inside].join('\n');
}

async function partsOf(bytes: Buffer, depth: number): Promise<string[]> {
  if (startsWith(bytes, 'PK')) return zipParts(bytes, depth);
  if (startsWith(bytes, '%PDF-')) return pdfParts(bytes);
  if (startsWith(bytes, '\x89PNG')) return pngParts(bytes);
  if (startsWith(bytes, '\x1f\x8b')) return [await deepText(gunzipSync(bytes), depth + 1)];
  return [];
}

async function zipParts(bytes: Buffer, depth: number): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const parts = Object.values(zip.files).map(async (file) => {
    const head = `${file.name} ${file.date.toISOString()} ${file.comment ?? ''}`;
    return `${head} ${await deepText(await file.async('nodebuffer'), depth + 1)}`;
  });
  return Promise.all(parts);
}

/** Streams are inflated, strings in hexadecimal are decoded, and the pages are read. */
async function pdfParts(bytes: Buffer): Promise<string[]> {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(STREAM)].flatMap(({ 0: word, index }) =>
    inflated(bytes.subarray(index + word.length)),
  );
  const hex = [text, ...streams.map((one) => one.toString('latin1'))].flatMap((one) =>
    [...one.matchAll(/<([0-9a-f\s]{8,})>/gi)].map(([, digits = '']) => Buffer.from(digits.replace(/\s/g, ''), 'hex')),
  );
  return [...streams, ...hex].map(readings).concat(await pdfText(bytes).catch(() => ''));
}

/** Compressed texts of a picture (zTXt, iTXt, and metadata that programs hide in them). */
function pngParts(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, kind] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    const data = bytes.subarray(at + 8, at + 8 + length);
    // The compressed text begins after the keyword and a byte or two.
    if (/^(?:zTXt|iTXt|iCCP)$/.test(kind))
      for (let from = data.indexOf(0) + 1; from < Math.min(data.length, data.indexOf(0) + 8); from += 1)
        found.push(...inflated(data.subarray(from)).map(readings));
    at += 12 + length;
  }
  return found;
}

function inflated(bytes: Buffer): Buffer[] {
  try {
    return [inflateSync(bytes, { finishFlush: 2 })];
  } catch {
    return [];
  }
}

/** One text in all decodings. */
function readings(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const wide = text.includes('\0') ? [text.replaceAll('\0', '')] : [];
  const utf8 = bytes.toString('utf8');
  const unescaped = utf8
    .replace(/\\u([0-9a-f]{4})|%([0-9a-f]{2})|&#x([0-9a-f]{1,6});/gi, (_all, ...found: (string | undefined)[]) =>
      letter(Number.parseInt(found.slice(0, 3).find((one) => one !== undefined) ?? '', 16)),
    )
    .replace(/&#(\d{1,7});/g, (_all, code: string) => letter(Number(code)));
  const unmarked = /<[a-z/!?]/i.test(utf8) ? [utf8.replace(/<[^<>]*>/g, '')] : [];
  return [text, utf8, unescaped, ...wide, ...unmarked].join('\n');
}

const letter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const base64In = (bytes: Buffer): string[] =>
  bytes.length > 200_000
    ? []
    : [...bytes.toString('latin1').matchAll(BASE64)].map(([word]) => Buffer.from(word, 'base64').toString('latin1'));
