export { BrowserPdfRenderer } from './browser-pdf-renderer';
export { findBrowser, type FoundBrowser } from './find-browser';
export { PDF_RENDERER, type PdfInfo, type PdfRenderer } from './pdf-renderer';
