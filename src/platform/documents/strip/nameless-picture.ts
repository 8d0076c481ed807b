const JPEG = 0xffd8;
const PNG = '89504e470d0a1a0a';
/** Segments of a JPEG with metadata and comments; colours (APP2, APP14) and the picture itself stay. */
const isNamed = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const NAMED_CHUNKS = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

/** A JPEG or PNG without metadata, its picture unchanged to the bit. Other bytes are returned as they are. */
export function namelessPicture(bytes: Buffer): Buffer {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === JPEG) return namelessJpeg(bytes);
  return bytes.toString('hex', 0, 8) === PNG ? namelessPng(bytes) : bytes;
}

function namelessJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isNamed(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(Math.min(at, bytes.length))]);
}

function namelessPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!NAMED_CHUNKS.includes(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
