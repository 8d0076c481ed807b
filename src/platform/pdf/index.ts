export { BrowserPdfRenderer } from './browser-pdf-renderer';
export { pageTemplate } from './page-template';
export { PDF_RENDERER, type PdfRenderer } from './pdf-renderer';
