import { crc32, deflateRawSync } from 'node:zlib';

/** One part of a zip file; `claims`: the unpacked size in the directory, if it differs from the real one. */
export interface ZipPart {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  claims?: number;
}

/** Little-endian numbers, each given as [bytes, value]. */
function pack(...fields: [2 | 4, number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** A zip file as office programs write it, with any content. */
function zipOf(parts: readonly ZipPart[]): Buffer {
  const [bodies, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, stored = false, claims } of parts) {
    const bytes = Buffer.from(content);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const facts = pack(
      [2, 0x800],
      [2, stored ? 0 : 8],
      [4, 0x5a210000],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, claims ?? bytes.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    );
    bodies.push(pack([4, 0x04034b50], [2, 20]), facts, Buffer.from(name), packed);
    list.push(
      pack([4, 0x02014b50], [2, 20], [2, 20]),
      facts,
      pack([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(name),
    );
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = pack(
    [4, 0x06054b50],
    [4, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directory.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...bodies, directory, end]);
}

/** A small Word document with additional parts. */
export const docxOf = (...more: ZipPart[]): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<document/>' },
    ...more,
  ]);

/** A small OpenDocument text with additional parts. */
export const odtOf = (...more: ZipPart[]): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...more,
  ]);
