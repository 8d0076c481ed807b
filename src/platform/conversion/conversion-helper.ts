import { readFile, writeFile } from 'node:fs/promises';
import { serve } from '../helpers/helper-program';
import { ConversionBrowser } from './conversion-browser';
import { docPage } from './doc-page';
import { docxPage } from './docx-page';
import { odtPage } from './odt-page';
import type { ConversionWork, PrintedPage } from './page-parts';

async function pageOf({ content, input, ...texts }: ConversionWork): Promise<PrintedPage> {
  if (content.kind === 'docx') return docxPage(await readFile(input), texts);
  return content.kind === 'odt' ? odtPage(content, texts) : docPage(content, texts);
}

/** Main program of the helper process that shows untrusted documents in a separate browser and prints them. */
const browser = new ConversionBrowser();
serve(
  async (work: ConversionWork) => writeFile(work.output, await browser.print(await pageOf(work))),
  () => browser.close(),
);
