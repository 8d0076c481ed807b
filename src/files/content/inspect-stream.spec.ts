import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { tooLargeMessage } from '../../contracts';
import { InspectStream } from './inspect-stream';
import { contentMatches } from './signatures';

const demo = (name: string): Buffer => readFileSync(join(__dirname, '../../demo/files', name));
const chunks = (bytes: Buffer, size: number): Buffer[] => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
  return parts;
};
async function inspect(bytes: Buffer, extension: string, max = 52_428_800, chunkSize = 1000): Promise<number> {
  const stream = Readable.from(chunks(bytes, chunkSize)).pipe(new InspectStream(extension, max));
  let size = 0;
  for await (const chunk of stream) size += (chunk as Buffer).length;
  return size;
}
const head = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('an upload that is checked while it streams', () => {
  it.each([
    ['manuscript.docx', 'docx'],
    ['rebuttal.docx', 'docx'],
    ['figure-1.png', 'png'],
    ['figure-2.tiff', 'tiff'],
  ])('passes a real %s unchanged', async (name, extension) => {
    expect(await inspect(demo(name), extension)).toBe(demo(name).length);
  });

  it.each([
    ['a picture named .docx', () => demo('figure-1.png'), 'docx'],
    ['a Word document named .odt', () => demo('manuscript.docx'), 'odt'],
    ['a Word document named .pptx', () => demo('manuscript.docx'), 'pptx'],
    ['a page of HTML named .pdf', () => head('<!doctype html><script>alert(1)</script>'), 'pdf'],
    ['a Word document cut short', () => demo('manuscript.docx').subarray(0, 2000), 'docx'],
  ])('refuses %s', async (_what, bytes, extension) => {
    await expect(inspect(bytes(), extension)).rejects.toMatchObject({ code: 'WRONG_TYPE' });
  });

  it('accepts exactly the limit and refuses one byte more', async () => {
    const bytes = Buffer.concat([head('%PDF-1.7\n'), Buffer.alloc(91)]);
    expect(await inspect(bytes, 'pdf', 100, 7)).toBe(100);
    await expect(inspect(bytes, 'pdf', 99, 7)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: tooLargeMessage(99),
    });
  });

  it('refuses an empty file', async () => {
    await expect(inspect(Buffer.alloc(0), 'pdf')).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });
});

describe('signatures', () => {
  const none = Buffer.alloc(0);
  it.each([
    ['doc', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
    ['jpg', '\xFF\xD8\xFF\xE0'],
    ['tiff', 'MM\0*'],
    ['mp4', '\0\0\0\x20ftypisom'],
    ['3gp', '\0\0\0\x20ftyp3gp4'],
    ['flv', 'FLV\x01'],
    ['webm', '\x1A\x45\xDF\xA3'],
    ['ogv', 'OggS'],
    ['avi', 'RIFF\0\0\0\0AVI LIST'],
  ])('recognises a .%s', (extension, bytes) => {
    expect(contentMatches(extension, head(bytes), none)).toBe(true);
    expect(contentMatches(extension, head('MZ\x90\0'), none)).toBe(false);
  });
  it('does not mistake a 3GP for an MP4', () => {
    expect(contentMatches('mp4', head('\0\0\0\x20ftyp3gp4'), none)).toBe(false);
  });
  it('recognises an OpenDocument text by its first entry and its list', () => {
    const first = head(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.textPK\x03\x04`);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(11, 28);
    expect(contentMatches('odt', first, Buffer.concat([entry, head('content.xml')]))).toBe(true);
    expect(contentMatches('odp', first, Buffer.concat([entry, head('content.xml')]))).toBe(false);
  });
  it('recognises no other extension', () => {
    expect(contentMatches('exe', head('MZ'), none)).toBe(false);
  });
});
