import type { INestApplication, OnApplicationShutdown } from '@nestjs/common';
import { DocumentAssembler } from '../../../src/platform/documents';
import { PDF_RENDERER, type PdfRenderer } from '../../../src/platform/pdf';
import { BrowserPdfRenderer } from '../../../src/platform/pdf/browser-pdf-renderer';

const KEPT = Symbol.for('quire.test.helpers');
interface Kept {
  renderer: BrowserPdfRenderer;
  assembler: DocumentAssembler;
  /** Applications that run in this worker. */
  users: number;
}
const worker = globalThis as typeof globalThis & { [KEPT]?: Kept };
const own = { do: DocumentAssembler.prototype.do, close: DocumentAssembler.prototype.close };

/**
 * Makes an application use the worker's helper processes, which end with the worker: the renderer with its browser, which takes seconds of
 * processor time to start, and the one that reads documents, of which the server starts one for each article's files.
 * @returns to be called when the application has ended: specs of the helpers themselves start their own.
 */
export function shareHelpers(app: INestApplication): () => void {
  const { renderer, assembler } = kept();
  const given = app.get<PdfRenderer & OnApplicationShutdown>(PDF_RENDERER, { strict: false });
  Object.assign(given, { render: renderer.render.bind(renderer), onApplicationShutdown: () => Promise.resolve() });
  kept().users += 1;
  Object.assign(DocumentAssembler.prototype, { do: own.do.bind(assembler), close: () => undefined });
  return () => {
    kept().users -= 1;
    if (kept().users === 0) Object.assign(DocumentAssembler.prototype, own);
  };
}

const kept = (): Kept =>
  (worker[KEPT] ??= { renderer: new BrowserPdfRenderer(), assembler: new DocumentAssembler(), users: 0 });
