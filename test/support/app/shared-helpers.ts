import type { INestApplication, OnApplicationShutdown } from '@nestjs/common';
import { DocumentAssembler } from '../../../src/platform/documents';
import { PDF_RENDERER, type PdfRenderer } from '../../../src/platform/pdf';
import { BrowserPdfRenderer } from '../../../src/platform/pdf/browser-pdf-renderer';

const KEPT = Symbol.for('quire.test.helpers');
interface Kept {
  renderer: BrowserPdfRenderer;
  assembler: DocumentAssembler;
  /** The original methods of the class, for a worker without an application. */
  own: Pick<DocumentAssembler, 'do' | 'close'>;
  /** Applications that run in this worker. */
  users: number;
}
const worker = globalThis as typeof globalThis & { [KEPT]?: Kept };

/**
 * Makes an application use the worker's helper processes, which end with the worker: the renderer with its browser, which takes seconds of
 * processor time to start, and the document reader, of which the server would start one for each article's files.
 * @returns a function to call when the application has ended. Specs of the helpers themselves start their own.
 */
export function shareHelpers(app: INestApplication): () => void {
  const mine = kept();
  const { renderer, assembler, own } = mine;
  const given = app.get<PdfRenderer & OnApplicationShutdown>(PDF_RENDERER, { strict: false });
  Object.assign(given, { render: renderer.render.bind(renderer), onApplicationShutdown: () => Promise.resolve() });
  mine.users += 1;
  Object.assign(DocumentAssembler.prototype, { do: own.do.bind(assembler), close: () => undefined });
  return () => {
    mine.users -= 1;
    if (mine.users === 0) Object.assign(DocumentAssembler.prototype, own);
  };
}

function kept(): Kept {
  const { do: ask, close } = DocumentAssembler.prototype;
  const own = { do: ask, close };
  return (worker[KEPT] ??= { renderer: new BrowserPdfRenderer(), assembler: new DocumentAssembler(), own, users: 0 });
}
