import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HelperProcess } from '../helpers/helper-process';
import { browserEnvironment } from './browser-environment';
import type { PdfInfo, PdfRenderer, PrintWork } from './pdf-renderer';
import { Slots } from './slots';

/** Memory limit of the helper in bytes, without the browser's own. */
const MEMORY = 1_000 * 2 ** 20;
/** Two attempts of a minute each, plus the browser's start. */
const WITHIN_MS = 150_000;

/**
 * PDFs by a browser in a helper process. Talking to the browser and writing the PDF's properties would each block the server for a tenth of
 * a second. It prints one page at a time; other pages wait in a queue.
 */
@Injectable()
export class BrowserPdfRenderer implements PdfRenderer, OnApplicationShutdown {
  private readonly helper = new HelperProcess(join(__dirname, 'print-helper'), {
    memoryBytes: MEMORY,
    env: browserEnvironment(),
  });
  private readonly slot = new Slots(1);

  async render(html: string, info: PdfInfo): Promise<Buffer> {
    const work: PrintWork = { html, info };
    return Buffer.from(await this.slot.run(() => this.helper.ask<Uint8Array>(work, WITHIN_MS)));
  }

  /** Id of the helper's process; null while there is none. */
  get pid(): number | null {
    return this.helper.pid;
  }

  onApplicationShutdown(): Promise<void> {
    return this.helper.end();
  }
}
