import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { lineNumbersOf, type PlacedNumber } from '../../../../test/support/files/line-numbers';
import { DocumentAssembler } from '../document-assembler';

describe('line numbers', () => {
  let folder: string;
  const assembler = new DocumentAssembler();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-lines-'));
  });
  afterAll(async () => {
    assembler.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function numbered(...pages: ((page: PDFPage) => void)[]): Promise<PlacedNumber[][]> {
    const document = await PDFDocument.create();
    await document.embedFont(StandardFonts.Helvetica);
    for (const draw of pages) draw(document.addPage([600, 800]));
    const [input, output] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
    await writeFile(input, await document.save());
    await assembler.do<'number'>({ task: 'number', input, output });
    return lineNumbersOf(await readFile(output));
  }
  const text =
    (x: number, ...heights: number[]) =>
    (page: PDFPage): void =>
      heights.forEach((y) => page.drawText(`Text at ${y}`, { x, y, size: 11 }));

  it('are left of the text at the height of each line, and continue over the pages', async () => {
    const pages = await numbered(text(60, 700, 680), text(60), text(60, 700));
    expect(pages.map((page) => page.map(({ number, y }) => [number, y]))).toEqual([
      [
        [1, 700],
        [2, 680],
      ],
      [],
      [[3, 700]],
    ]);
    for (const { x } of pages.flat()) expect(x).toBeLessThan(50);
  });

  it('are right of the text if the left margin has no room', async () => {
    const [[first] = []] = await numbered(text(8, 700));
    expect(first?.x).toBeGreaterThan(60);
  });

  it('refuse a file that is not a PDF', async () => {
    const input = join(folder, 'noise.pdf');
    await writeFile(input, 'noise');
    const work = { task: 'number', input, output: join(folder, 'none.pdf') } as const;
    await expect(assembler.do<'number'>(work)).rejects.toMatchObject({ name: 'DocumentProblem' });
  });
});
