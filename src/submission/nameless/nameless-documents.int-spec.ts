import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordDocument } from '../../../test/support/files/samples/doc-samples';
import { openDocument } from '../../../test/support/files/samples/odt-samples';
import { wordFile } from '../../../test/support/integrity/desk-story';
import { SHORT_MANUSCRIPTS } from '../../../test/support/integrity/short-manuscripts';
import { namesIn } from '../../article-desk/public';
import { DocumentAssembler } from '../../platform/documents';
import { BrowserPdfRenderer } from '../../platform/pdf';
import { sentDocument } from './sent-document';

const known = (firstName: string, lastName: string) => ({
  ...{ firstName, middleName: null, lastName, institute: 'Zonneveld Institute of Sleep', orcid: '0000-0002-1825-0097' },
  email: `${lastName.toLowerCase().replace(/\W/g, '')}@sleep.example.org`,
});
const AUTHOR = known('Ada', 'Zonneveld');
/** People who are cited in all of them. */
const CITED = [
  ['Mary', 'Charlson'],
  ['Marshal F', 'Folstein'],
  ['Erik', 'von Elm'],
].map(([first = '', last = '']) => known(first, last));

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
const page = (style: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sleep</title><style>@page{margin:20mm}body{font:11pt/1.6 serif}${style}</style></head><body>${body}</body></html>`;
/** Page layouts of a manuscript. */
const LAYOUTS: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  'a PDF of one column': (lines) => page('', paragraphs(lines)),
  'a PDF of two columns': (lines) =>
    page('main{columns:2;text-align:justify;hyphens:auto}', `<main>${paragraphs(lines)}</main>`),
  'a PDF with numbered lines and a running title': (lines) =>
    page(
      'header{position:fixed;top:0}',
      `<header>Sleep in teenagers</header>${lines.map((line, at) => `<p>${at + 1} ${line}</p>`).join('')}`,
    ),
};
/** Lines in which authors name themselves, each with the kind of finding. */
const PLANTED: readonly [line: string, kind: string][] = [
  ['By Ada Zonneveld, MD, and others', 'NAME'],
  ['Correspondence: zonneveld@sleep.example.org', 'EMAIL'],
  ['https://orcid.org/0000-0002-1825-0097', 'ORCID'],
  ['From the Zonneveld Institute of Sleep', 'INSTITUTE'],
];

describe('a document on its way to reviewers', () => {
  const [assembler, printer] = [new DocumentAssembler(), new BrowserPdfRenderer()];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-nameless-'));
  });
  afterAll(async () => {
    assembler.close();
    await printer.onApplicationShutdown();
    await rm(folder, { recursive: true, force: true });
  });

  const MAKERS: Readonly<Record<string, (lines: readonly string[]) => Promise<Buffer> | Buffer>> = {
    'a .docx': (lines) => wordFile(lines.join('\n')),
    'a .doc': (lines) => wordDocument(lines.join('\r')),
    'an .odt': (lines) => openDocument({ body: lines.map((line) => `<text:p>${line}</text:p>`).join('') }),
    ...Object.fromEntries(
      Object.entries(LAYOUTS).map(([name, html]) => [
        name,
        async (lines: readonly string[]) => printer.render(html(lines), { title: 'Sleep' }),
      ]),
    ),
  };

  async function signsIn(bytes: Buffer, people: readonly ReturnType<typeof known>[]) {
    const input = join(folder, 'document');
    await writeFile(input, bytes);
    const sent = sentDocument('a document', await assembler.do<'words'>({ task: 'words', input }));
    expect(sent.text.length).toBeGreaterThan(1_000);
    return namesIn([sent], people);
  }
  const linesOf = (at: number): string[] => (SHORT_MANUSCRIPTS[at]?.text ?? '').split('\n');

  describe.each(Object.keys(MAKERS))('%s', (kind) => {
    const make = async (lines: readonly string[]): Promise<Buffer> => (await MAKERS[kind]?.(lines)) ?? Buffer.alloc(0);

    it('contains no name if its authors named no one, also not those of the cited people', async () => {
      for (const at of SHORT_MANUSCRIPTS.keys())
        expect([at, await signsIn(await make(linesOf(at)), [AUTHOR, ...CITED])]).toEqual([at, []]);
    }, 120_000);

    it('contains the names of its authors, with the page if it has pages', async () => {
      const lines = linesOf(0);
      const middle = Math.floor(lines.length / 2);
      const named = [...lines.slice(0, middle), ...PLANTED.map(([line]) => line), ...lines.slice(middle)];
      const found = await signsIn(await make(named), [AUTHOR]);
      expect(found.map((sign) => sign.kind)).toEqual(expect.arrayContaining(PLANTED.map(([, what]) => what)));
      const pages = found.map((sign) => sign.page ?? 0);
      expect(pages.every((one) => (kind.startsWith('a PDF') ? one > 0 : one === 0))).toBe(true);
    }, 120_000);
  });
});
