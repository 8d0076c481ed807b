import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { docxOf, odtOf, type ZipPart } from '../../../test/support/files/zip-of';
import { demoFile } from '../../../test/support/stories/submission-steps';
import { FILE_MESSAGES } from '../../contracts';
import { contentFlags } from './content-flags';

describe('the content of an uploaded file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-content-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const flagsOf = (bytes: Buffer, extension: string) => {
    const path = join(folder, `one.${extension}`);
    writeFileSync(path, bytes);
    return contentFlags(path, extension);
  };
  const part = (name: string, content: Buffer | string = 'x', more: Partial<ZipPart> = {}): ZipPart => ({
    name,
    content,
    ...more,
  });
  const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
  const pdf = (body: string | Buffer): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body)]);
  const packed = (objects: string): Buffer =>
    Buffer.concat([
      Buffer.from('7 0 obj << /Type /ObjStm /N 2 /First 10 /Filter /FlateDecode /Length 99 >>\nstream\r\n'),
      deflateSync(objects),
      Buffer.from('\nendstream'),
    ]);

  it('of a real manuscript has no flags', async () => {
    expect(await flagsOf(demoFile('manuscript.docx'), 'docx')).toEqual([]);
    expect(await flagsOf(demoFile('figure-1.png'), 'png')).toEqual([]);
  });

  it.each([
    ['a Word document', 'docx', docxOf(part('word/vbaProject.bin'))],
    [
      'a Word document that calls itself so',
      'docx',
      docxOf(part('docProps/[Content_Types].xml'), part('word/VBADATA.XML')),
    ],
    ['an OpenDocument text with Basic', 'odt', odtOf(part('Basic/Standard/Module1.xml'))],
    ['an OpenDocument text with Python', 'odt', odtOf(part('Scripts/python/a.py'))],
    ['an old Word document', 'doc', Buffer.concat([Buffer.alloc(70_000), utf16('_VBA_PROJECT'), Buffer.alloc(99)])],
  ])('is flagged for macros in %s', async (_what, extension, bytes) => {
    expect(await flagsOf(bytes, extension)).toEqual(['MACROS']);
  });

  it('is not flagged for an empty Basic library, as LibreOffice writes it', async () => {
    expect(await flagsOf(odtOf(part('Basic/Standard/script-lb.xml'), part('Basic/script-lc.xml')), 'odt')).toEqual([]);
  });

  it.each([
    ['an OpenDocument text', 'odt', odtOf(part('META-INF/manifest.xml', '<manifest:encryption-data manifest:x="">'))],
    [
      'an old Word document',
      'doc',
      Buffer.concat([Buffer.alloc(512), Buffer.from([0xec, 0xa5]), Buffer.alloc(9), Buffer.from([1])]),
    ],
    ['a Word document in a protected wrapping', 'doc', Buffer.concat([Buffer.alloc(1024), utf16('EncryptedPackage')])],
    ['a PDF', 'pdf', pdf('trailer << /Encrypt 9 0 R >>')],
  ])('is flagged for the password of %s', async (_what, extension, bytes) => {
    expect(await flagsOf(bytes, extension)).toEqual(['ENCRYPTED']);
  });

  it.each([
    ['JavaScript', '<< /S /JavaScript /JS (app.alert(1)) >>', ['SCRIPTS']],
    ['JavaScript in other letters', '<< /S /J#61va#53cript /JS 1 0 R >>', ['SCRIPTS']],
    ['a program to start', '<< /S/Launch/F (a.exe) >>', ['SCRIPTS']],
    ['an action when opened', '<< /OpenAction 5 0 R >>', ['OPEN_ACTION']],
    ['an action of its own when opened', '<< /OpenAction << /S /URI /URI (http://a) >> >>', ['OPEN_ACTION']],
    ['a page to open at', '<< /OpenAction [3 0 R /Fit] >>', []],
    ['a page to go to when opened', '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>', []],
    ['names that only begin so', '<< /JavaScripted 1 /LaunchPad 2 >>', []],
  ])('is flagged for %s in a PDF', async (_what, body, flags) => {
    expect(await flagsOf(pdf(body), 'pdf')).toEqual(flags);
    // Across the border of two windows, and compressed.
    expect(await flagsOf(pdf(`${' '.repeat(65_520)}${body}`), 'pdf')).toEqual(flags);
    expect(await flagsOf(pdf(packed(`1 0 ${body}`)), 'pdf')).toEqual(flags);
  });

  it('is read only up to a limit if a PDF unpacks to very much', async () => {
    const vast = packed(' '.repeat(64 * 2 ** 20));
    expect(await flagsOf(pdf(Buffer.concat([vast, Buffer.from('<< /S /JavaScript >>')])), 'pdf')).toEqual(['SCRIPTS']);
  });

  describe('of an archive bomb', () => {
    const zeros = Buffer.alloc(80 * 2 ** 20);
    const bomb = { code: 'RULE_BROKEN', message: FILE_MESSAGES.bomb };
    it.each([
      ['says that it is one', () => docxOf(part('word/media/a.bmp', zeros)), bomb],
      [
        'hides it in many parts',
        () => docxOf(...Array.from({ length: 20 }, (_, at) => part(`word/${at}`, zeros.subarray(0, 4e6)))),
        bomb,
      ],
      ['has too many parts', () => docxOf(...Array.from({ length: 5_000 }, (_, at) => part(`word/${at}.xml`))), bomb],
      ['lies about its sizes', () => docxOf(part('word/a', zeros, { claims: 10 })), { code: 'WRONG_TYPE' }],
      ['is cut short', () => docxOf().subarray(0, 100), { code: 'WRONG_TYPE' }],
      [
        'is damaged inside',
        () => docxOf(part('word/a', Buffer.alloc(9), { stored: true, claims: 8 })),
        { code: 'WRONG_TYPE' },
      ],
    ])('is refused when it %s', async (_what, bytes, refusal) => {
      await expect(flagsOf(bytes(), 'docx')).rejects.toMatchObject(refusal);
    });

    it('is not suspected in a large document of many pictures', async () => {
      const picture = Buffer.alloc(3e6, 'the quick brown fox');
      const many = Array.from({ length: 15 }, (_, at) => part(`word/media/${at}.bmp`, picture));
      expect(await flagsOf(docxOf(...many), 'docx')).toEqual([]);
    });
  });
});
