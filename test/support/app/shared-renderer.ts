import type { INestApplication, OnApplicationShutdown } from '@nestjs/common';
import { PDF_RENDERER, type PdfRenderer } from '../../../src/platform/pdf';
import { BrowserPdfRenderer } from '../../../src/platform/pdf/browser-pdf-renderer';

const KEPT = Symbol.for('quire.test.pdf-renderer');
const worker = globalThis as typeof globalThis & { [KEPT]?: BrowserPdfRenderer };

/**
 * Makes an application print with the worker's one renderer. Its helper process and browser take seconds of CPU time to start; they
 * end with the worker.
 */
export function shareRenderer(app: INestApplication): void {
  const kept = (worker[KEPT] ??= new BrowserPdfRenderer());
  const own = app.get<PdfRenderer & OnApplicationShutdown>(PDF_RENDERER, { strict: false });
  Object.assign(own, { render: kept.render.bind(kept), onApplicationShutdown: () => Promise.resolve() });
}
