import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { OfficeConverter } from '../../../src/platform/conversion/office-converter';
import { until } from '../../support/app/http-until';
import { pdfText } from '../../support/files/pdf-text';
import { WORD_FILES } from '../../support/files/samples/docx-samples';
import { BROKEN_FILES, OTHER_FILES } from '../../support/files/samples/hard-samples';
import { childCommandsOf } from '../robustness/process-list';

const word = Object.entries(WORD_FILES).map(([name, { text, make }]) => ({
  name: `docx, ${name}`,
  extension: 'docx',
  text,
  make,
}));
const others = Object.entries(OTHER_FILES).map(([name, sample]) => ({ name, ...sample }));
export const CONVERTIBLE = [...word, ...others];
export const BROKEN = Object.entries(BROKEN_FILES).map(([name, sample]) => ({ name, ...sample }));
const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** The character tables of a PDF's fonts. Chinese, Japanese and Korean text can be found only through them. */
async function lettersOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  const zipped = streams.filter(
    (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter'))?.toString() === '/FlateDecode',
  ) as PDFRawStream[];
  const tables = zipped.map((stream) => inflateSync(stream.contents).toString('latin1'));
  return tables.filter((table) => table.includes('beginbf')).join('\n');
}

/** The tests that convert the first documents and refuse the second ones. */
export function convertDocuments(convertible: typeof CONVERTIBLE, broken: typeof BROKEN): void {
  let folder: string;
  const converter = new OfficeConverter({ soffice: 'off' });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-samples-'));
  });
  afterAll(async () => {
    await converter.onModuleDestroy();
    await rm(folder, { recursive: true, force: true });
  });

  const convert = async (extension: string, bytes: Buffer, name: string): Promise<Buffer> => {
    const [input, output] = [join(folder, `in.${extension}`), join(folder, 'out.pdf')];
    await writeFile(input, bytes);
    await rm(output, { force: true });
    await converter.toPdf({ input, output, extension, name });
    return readFile(output);
  };

  it.each(convertible)('$name: becomes a PDF with its text', async ({ name, extension, text, make }) => {
    const pdf = await convert(extension, await make(), `${name}.${extension}`);
    const eastAsian = [...(text.match(/[\u3000-\ud7ff]/g) ?? [])];
    const letters = eastAsian.length > 0 ? await lettersOf(pdf) : '';
    for (const sign of eastAsian) expect(letters).toContain(sign.charCodeAt(0).toString(16).toUpperCase());
    if (eastAsian.length === 0) expect(squeezed(await pdfText(pdf))).toContain(squeezed(text));
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThanOrEqual(name.includes('two hundred') ? 200 : 1);
  });

  it.each(broken)('$name: is refused with the reason', async ({ name, extension, message, make }) => {
    const bytes = await make();
    await expect(convert(extension, bytes, name)).rejects.toMatchObject({ name: 'DocumentProblem', message });
  });

  it('leaves no process behind', async () => {
    await converter.onModuleDestroy();
    const left = (): string[] =>
      childCommandsOf(process.pid).filter((command) => /paper-helper|MAP \* ~NOTFOUND/.test(command));
    await until('the end of all helpers', () => Promise.resolve(left().length === 0 ? true : null));
    expect(left()).toEqual([]);
  });
}
