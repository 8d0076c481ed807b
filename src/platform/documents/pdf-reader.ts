import type * as PdfModule from 'pdfjs-dist/legacy/build/pdf.mjs';

type PdfJs = typeof PdfModule;

/** Loads pdf.js without the classes that it needs for drawing only. It is large, so it is loaded only when needed. */
async function pdfJs(): Promise<PdfJs> {
  Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** Opens a PDF for a task and closes it afterwards. */
export async function withinPdf<Result>(
  bytes: Uint8Array,
  task: (document: PdfModule.PDFDocumentProxy, js: PdfJs) => Promise<Result>,
): Promise<Result> {
  const js = await pdfJs();
  const loading = js.getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    return await task(await loading.promise, js);
  } finally {
    await loading.destroy();
  }
}
