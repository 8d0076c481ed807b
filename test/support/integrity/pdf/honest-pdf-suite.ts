import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IntegritySign } from '../../../../src/contracts';
import { Random } from '../../../../src/generate/random';
import { DocumentAssembler } from '../../../../src/platform/documents';
import { BrowserPdfRenderer } from '../../../../src/platform/pdf';
import { honestText } from '../honest-documents';
import { signsIn } from '../signs-in';
import { HONEST_PDFS } from './honest-pdfs';
import { PRINTED, printedPage } from './printed-pages';

/** Reads honest PDFs of several programs, with the usual remains of each program: at most one in a hundred may have a sign. */
export function honestPdfSuite(count: number): void {
  describe(`${count} honest PDFs`, () => {
    const assembler = new DocumentAssembler();
    const printer = new BrowserPdfRenderer();
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'quire-honest-'));
    });
    afterAll(async () => {
      assembler.close();
      await printer.onApplicationShutdown();
      await rm(folder, { recursive: true, force: true });
    });
    const read = (input: string) => assembler.do<'words'>({ task: 'words', input });

    /** The PDF as the journal changes it for a reviewer. */
    async function handled(bytes: Buffer, task: 'number' | 'clean'): Promise<Buffer> {
      const [input, output] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
      await writeFile(input, bytes);
      if (task === 'number') await assembler.do<'number'>({ task, input, output });
      else await assembler.do<'clean'>({ task, input, output, info: { title: 'Manuscript' } });
      return readFile(output);
    }

    const printed = Object.entries(PRINTED).flatMap(([name, piece], at) => {
      const random = Random.of('honest PDF', at);
      const make = async (): Promise<Buffer> => {
        const { title, body } = honestText(random);
        return printer.render(printedPage(title, body, piece), { title });
      };
      const after = (['number', 'clean'] as const)[at % 2] ?? 'clean';
      return [
        { name: `printed: ${name}`, make },
        { name: `printed, then ${after}: ${name}`, make: async () => handled(await make(), after) },
      ];
    });
    const written = Object.entries(HONEST_PDFS).map(([name, make]) => ({ name: `written: ${name}`, make }));
    const every = Math.max(1, Math.floor((printed.length + written.length) / count));
    const documents = [...written, ...printed].filter((_one, at) => at % every === 0);

    it('have at most one sign in a hundred', async () => {
      const signs: [string, IntegritySign][] = [];
      for (const { name, make } of documents) {
        const found = await signsIn(await make(), {}, read);
        expect([name, found.words.length > 20]).toEqual([name, true]);
        signs.push(...found.signs.map((sign): [string, IntegritySign] => [name, sign]));
      }
      expect(documents.length).toBeGreaterThanOrEqual(count);
      expect(signs.slice(Math.floor(count / 100))).toEqual([]);
    }, 600_000);
  });
}
