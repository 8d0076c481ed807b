export { BrowserPdfRenderer } from './browser-pdf-renderer';
export { PDF_RENDERER, type PdfInfo, type PdfRenderer } from './pdf-renderer';
