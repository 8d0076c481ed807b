/**
 * The bytes that an upload must have for the extension of its name. Own code, because the library (file-type) needs the whole file for
 * office documents and TIFF. An upload is checked while it streams, before anything is stored.
 */

/** Bytes checked at the start of a file. */
export const HEAD_BYTES = 512;
/** Bytes checked at the end, where a zip file has the list of its entries. */
export const TAIL_BYTES = 262_144;

type Test = (head: Buffer, tail: Buffer) => boolean;

const starts =
  (signature: string, offset = 0): Test =>
  (head) =>
    head.subarray(offset, offset + signature.length).equals(Buffer.from(signature, 'latin1'));
const any =
  (...tests: Test[]): Test =>
  (head, tail) =>
    tests.some((test) => test(head, tail));

const ZIP = 'PK\x03\x04';
const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const CENTRAL_NAME_LENGTH = 28;
const CENTRAL_NAME = 46;

/** Names of the entries listed at the end of a zip file. */
function entryNames(tail: Buffer): string[] {
  const names: string[] = [];
  for (let at = tail.indexOf(CENTRAL_ENTRY); at >= 0; at = tail.indexOf(CENTRAL_ENTRY, at + 4)) {
    if (at + CENTRAL_NAME > tail.length) break;
    const length = tail.readUInt16LE(at + CENTRAL_NAME_LENGTH);
    names.push(tail.toString('utf8', at + CENTRAL_NAME, at + CENTRAL_NAME + length));
  }
  return names;
}

/** Office Open XML: a zip with a list of content types and the parts of its kind. */
const officeOpen =
  (folder: string): Test =>
  (head, tail) => {
    if (!starts(ZIP)(head, tail)) return false;
    const names = entryNames(tail);
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  };

/** OpenDocument: the first entry is `mimetype`, uncompressed, so that its text can be read in place. */
const openDocument =
  (kind: string): Test =>
  (head, tail) =>
    starts(ZIP)(head, tail) &&
    head.includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`) &&
    entryNames(tail).includes('content.xml');

const COMPOUND = starts('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
/** ISO media files begin with a box of type `ftyp`; the brand after it distinguishes 3GP from MP4. */
const isoMedia =
  (brand: (value: string) => boolean): Test =>
  (head, tail) =>
    starts('ftyp', 4)(head, tail) && brand(head.toString('latin1', 8, 12).toLowerCase());

const TESTS: Record<string, Test> = {
  pdf: (head) => head.includes('%PDF-'),
  png: starts('\x89PNG\r\n\x1A\n'),
  jpg: starts('\xFF\xD8\xFF'),
  tiff: any(starts('II*\0'), starts('MM\0*'), starts('II+\0'), starts('MM\0+')),
  doc: COMPOUND,
  ppt: COMPOUND,
  docx: officeOpen('word/'),
  pptx: officeOpen('ppt/'),
  odt: openDocument('text'),
  odp: openDocument('presentation'),
  mp4: isoMedia((brand) => !brand.startsWith('3g')),
  '3gp': isoMedia((brand) => brand.startsWith('3g')),
  flv: starts('FLV\x01'),
  webm: starts('\x1A\x45\xDF\xA3'),
  ogv: starts('OggS'),
  avi: (head, tail) => starts('RIFF')(head, tail) && starts('AVI ', 8)(head, tail),
};

/** Extensions that can be recognised by content; only these may be uploaded. */
export const KNOWN_EXTENSIONS: readonly string[] = Object.keys(TESTS);

/** True when the first and last bytes of a file match this extension. */
export const contentMatches = (extension: string, head: Buffer, tail: Buffer): boolean =>
  TESTS[extension]?.(head, tail) ?? false;
