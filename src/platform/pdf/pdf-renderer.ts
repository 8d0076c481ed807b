export interface PdfInfo {
  title: string;
  author?: string;
}

/** One page for the print helper. */
export interface PrintWork {
  html: string;
  info: PdfInfo;
}

/** Makes PDFs from HTML. */
export interface PdfRenderer {
  /**
   * An A4 document, or one of the size in the HTML's own `@page`. The HTML must be complete, with pictures as `data:`: nothing is
   * fetched and no script runs.
   * @throws Error when it takes longer than a minute, or no browser can be started.
   */
  render(html: string, info: PdfInfo): Promise<Buffer>;
}

/** Dependency injection token of the PDF renderer. */
export const PDF_RENDERER = Symbol('PDF_RENDERER');
