import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OfficeConverter } from '../../../src/platform/conversion/office-converter';
import { DocumentAssembler } from '../../../src/platform/documents';
import { pdfText } from '../../support/files/pdf-text';
import { paragraph, wordFile } from '../../support/files/samples/docx-samples';
import { changed, openDocument } from '../../support/files/samples/odt-samples';

const SECRET = 'canary-of-the-server';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OPEN =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';

/** ASVS 5.5.2: hostile documents contain entities that refer to files of the server or to addresses. */
describe('external entities', () => {
  let folder: string;
  let server: Server;
  let asked: string[];
  const converter = new OfficeConverter({ soffice: 'off' });
  const assembler = new DocumentAssembler();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-entities-'));
    await writeFile(join(folder, 'secret.txt'), SECRET);
    asked = [];
    server = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response.end(SECRET);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await converter.onModuleDestroy();
    assembler.close();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  const elsewhere = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = { file: () => pathToFileURL(join(folder, 'secret.txt')).href, address: () => `${elsewhere()}/entity` };
  const doctypes: Record<string, (place: string) => string> = {
    'an entity': (place) => `<!DOCTYPE d [<!ENTITY x SYSTEM "${place}">]>`,
    'a parameter entity': (place) => `<!DOCTYPE d [<!ENTITY % p SYSTEM "${place}"> %p; <!ENTITY x "y">]>`,
    'a DTD': (place) => `<!DOCTYPE d SYSTEM "${place}">`,
  };
  const head = (doctype: string): string => `<?xml version="1.0" encoding="UTF-8"?>${doctype}`;
  const kinds: Record<string, (doctype: string) => Promise<Buffer>> = {
    docx: async (doctype) =>
      changed(await wordFile([paragraph('Text')]), {
        'word/document.xml': `${head(doctype)}<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>Begin &x; end</w:t></w:r></w:p></w:body></w:document>`,
      }),
    odt: (doctype) =>
      openDocument({
        body: '',
        content: `${head(doctype)}<office:document-content ${OPEN}><office:body><office:text><text:p>Begin &x; end</text:p></office:text></office:body></office:document-content>`,
      }),
  };
  const cases = Object.keys(kinds).flatMap((kind) =>
    Object.keys(doctypes).flatMap((doctype) =>
      (['file', 'address'] as const).map((place) => [kind, doctype, place] as const),
    ),
  );

  it.each(cases)('are read by no reader of a %s with %s (%s)', async (kind, doctype, place) => {
    const [input, output] = [join(folder, `in.${kind}`), join(folder, 'out.pdf')];
    await rm(output, { force: true });
    await writeFile(input, (await kinds[kind]?.(doctypes[doctype]?.(places[place]()) ?? '')) ?? '');
    const outputs = [await converter.toPdf({ input, output, extension: kind, name: `in.${kind}` }).catch(String)];
    if (kind === 'docx')
      outputs.push(JSON.stringify(await assembler.do<'words'>({ task: 'words', input }).catch(String)));
    const pdf = await readFile(output).catch(() => null);
    if (pdf) outputs.push(await pdfText(pdf));
    expect(outputs.join('\n')).toMatch(/Begin|damaged/);
    expect(outputs.join('\n')).not.toContain(SECRET);
    expect(asked).toEqual([]);
  });

  it('could be reached: the server answers, and the file can be read', async () => {
    expect(await (await fetch(`${elsewhere()}/here`)).text()).toBe(SECRET);
    expect(asked).toEqual(['/here']);
    expect(await readFile(join(folder, 'secret.txt'), 'utf8')).toBe(SECRET);
  });
});
