import { PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

const name = (word: string): PDFName => PDFName.of(word);
/** Entries that describe how a picture is stored. They are removed, because its data are replaced. */
const FORM = ['Filter', 'DecodeParms', 'Decode', 'ColorSpace', 'SMask', 'Mask', 'SMaskInData', 'Alternates', 'Intent'];

const isPicture = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.lookup(name('Subtype')) === name('Image');

/**
 * Replaces each picture of a document by one of a single pixel, or of two pixels in height if it is partly transparent. Only the position
 * of pictures matters here, and decoding them would take most of the time and memory.
 */
export function withoutPictures({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!isPicture(object)) continue;
    const { dict } = object;
    const isMask = String(dict.lookup(name('ImageMask'))) === 'true';
    const isThin = ['SMask', 'Mask', 'SMaskInData'].some((key) => dict.has(name(key))) && !isMask;
    const small = PDFDict.withContext(context);
    for (const [key, value] of dict.entries()) if (!FORM.includes(key.decodeText())) small.set(key, value);
    small.set(name('Width'), PDFNumber.of(1));
    small.set(name('Height'), PDFNumber.of(isThin ? 2 : 1));
    small.set(name('BitsPerComponent'), PDFNumber.of(isMask ? 1 : 8));
    if (!isMask) small.set(name('ColorSpace'), name('DeviceGray'));
    context.assign(ref, PDFRawStream.of(small, new Uint8Array(isThin ? 2 : 1)));
  }
}
