import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { exportsOf } from '../../../test/support/exchange/exports-suite';
import { expectImports, readFrom } from '../../../test/support/exchange/imports-suite';
import { variedArticle } from '../../../test/support/exchange/varied-articles';
import { SchemaCheck } from '../validation/schema-check';

describe('Packages from other systems', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  /** A valid package with something changed. */
  const changed = async (change: (zip: JSZip) => Promise<void> | void): Promise<Buffer> => {
    const state = variedArticle(3);
    const { bytes } = await exportsOf(check, state).make({ state, format: 'meca' });
    const zip = await JSZip.loadAsync(await buffer(bytes));
    await change(zip);
    return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'UNIX' });
  };
  const edited =
    (name: string, edit: (xml: string) => string) =>
    async (zip: JSZip): Promise<void> => {
      zip.file(name, edit((await zip.file(name)?.async('string')) ?? ''));
    };

  it('contain the same data as when they were exported, field by field', async () => {
    await expectImports(check, 0, 6);
  });

  const HOSTILE: [what: string, change: (zip: JSZip) => Promise<void> | void, said: RegExp][] = [
    [
      'declares entities',
      edited('article.xml', (xml) => xml.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE article [<!ENTITY a "b">]>')),
      /declares entities/,
    ],
    [
      'hides a declaration behind capitals',
      edited('manifest.xml', (xml) =>
        xml.replace(/<!DOCTYPE[^>]*>/, '<!doctype manifest [ <!entity x SYSTEM "file:///etc/passwd"> ]>'),
      ),
      /declares entities|cannot be read/,
    ],
    ['is not well-formed', edited('article.xml', (xml) => xml.slice(0, -20)), /article\.xml cannot be read/],
    [
      'is written in another encoding',
      (zip) => void zip.file('article.xml', Buffer.from('\ufeff<article/>', 'utf16le')),
      /not written in UTF-8/,
    ],
    [
      'declares another encoding',
      edited('article.xml', (xml) => xml.replace('UTF-8', 'UTF-7')),
      /not written in UTF-8/,
    ],
    [
      'unpacks to gigabytes',
      (zip) => void zip.file('content/zeros.bin', Buffer.alloc(80 * 2 ** 20)),
      /unpacks to far more/,
    ],
    [
      'has a link',
      (zip) => void zip.file('content/link', '/etc/passwd', { unixPermissions: 0o120_777 }),
      /has a link in it/,
    ],
    [
      'has thousands of files',
      (zip) => {
        for (let n = 0; n < 2_100; n += 1) zip.file(`content/${n}`, '');
      },
      /more than 2000 files/,
    ],
    [
      'names what is not there',
      edited('manifest.xml', (xml) => xml.replace('href="article.xml"', 'href="../../etc/passwd"')),
      /not in the package/,
    ],
    [
      'has a huge document',
      edited('article.xml', (xml) => xml + ' '.repeat(6 * 2 ** 20)),
      /larger than any such document/,
    ],
    ['has no manifest', (zip) => void zip.remove('manifest.xml'), /has no manifest\.xml/],
    [
      'has no title',
      edited('article.xml', (xml) => xml.replace(/<article-title>[^]*?<\/article-title>/, '<article-title/>')),
      /has no title/,
    ],
  ];
  it.each(HOSTILE)('are refused: one that %s', async (_what, change, message) => {
    await expect(readFrom(await changed(change), check, () => undefined)).rejects.toThrow(message);
  });

  it.each(['../evil.txt', '/evil.txt', 'C:\\evil.txt'])('are refused: one with a file named %s', async (name) => {
    const bytes = await changed((zip) => void zip.file('content/evil-name.x', 'x'));
    const named = Buffer.from(
      bytes.toString('latin1').replaceAll('content/evil-name.x', name.padEnd(19, 'x')),
      'latin1',
    );
    await expect(readFrom(named, check, () => undefined)).rejects.toThrow('not a package that can be opened');
  });

  it('are refused when they are not an archive', async () => {
    await expect(readFrom(Buffer.from('hello'), check, () => undefined)).rejects.toThrow(
      'not a package that can be opened',
    );
  });
});
