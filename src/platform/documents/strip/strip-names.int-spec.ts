import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { annotatedDocx, annotatedPdf, SECRET, unpackedText } from '../../../../test/support/files/annotated-files';
import { DocumentAssembler } from '../document-assembler';

describe('An annotated manuscript', () => {
  let folder: string;
  const assembler = new DocumentAssembler();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-strip-'));
  });
  afterAll(async () => {
    assembler.close();
    await rm(folder, { recursive: true, force: true });
  });

  const strip = async (bytes: Buffer, extension: 'pdf' | 'docx'): Promise<Buffer> => {
    const [input, output] = [join(folder, `in.${extension}`), join(folder, `out.${extension}`)];
    await writeFile(input, bytes);
    await assembler.do<'strip'>({ task: 'strip', input, output, extension, of: 'REVIEWER' });
    return readFile(output);
  };

  it.each([
    ['pdf', annotatedPdf],
    ['docx', annotatedDocx],
  ] as const)('as .%s names its reviewer nowhere any more', async (extension, make) => {
    const before = await make();
    expect(await unpackedText(before)).toContain(SECRET);
    const after = await strip(before, extension);
    expect(await unpackedText(after)).not.toMatch(/canary/i);
  });

  it('as .pdf keeps its pages and comments', async () => {
    const after = await strip(await annotatedPdf(), 'pdf');
    expect((await PDFDocument.load(after)).getPageCount()).toBe(1);
    expect(await unpackedText(after)).toContain('Please explain this.');
  });

  it('as .docx keeps its text, comments and changes, under a word instead of a name', async () => {
    const text = await unpackedText(await strip(await annotatedDocx(), 'docx'));
    expect(text).toContain('<w:t>Please explain.</w:t>');
    expect(text).toContain('<w:t>A change, "author" said.</w:t>');
    expect(text).toContain('<w:ins w:id="1" w:author="Reviewer" w:date="2026-01-01T00:00:00Z" w:initials="R">');
  });

  it.each([
    ['pdf', 'damaged, or not a PDF'],
    ['docx', 'damaged'],
  ] as const)('as .%s is refused when it cannot be read', async (extension, words) => {
    await expect(strip(Buffer.from('not a document'), extension)).rejects.toThrow(words);
  });
});
