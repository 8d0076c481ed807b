export { BrowserPdfRenderer } from './browser-pdf-renderer';
export { PDF_RENDERER, type PdfRenderer } from './pdf-renderer';
