import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The worker is a separate file, which the Content-Security-Policy allows.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
// Reads the library from a global variable that the import above sets, so it must stay below that import.
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { OpenPdf, PdfReport, ViewControl } from './view-control';
import type { Place } from './viewer-place';

import 'pdfjs-dist/legacy/web/pdf_viewer.css';

GlobalWorkerOptions.workerSrc = workerUrl;

interface Parts {
  container: HTMLElement;
  bus: EventBus;
  links: PDFLinkService;
  viewer: PDFViewer;
}

/** pdf.js renders only the pages in view, and keeps only a few of the earlier ones. */
function makeViewer(container: HTMLDivElement, pages: HTMLDivElement): Parts {
  const bus = new EventBus();
  const links = new PDFLinkService({ eventBus: bus, externalLinkTarget: LinkTarget.BLANK });
  const viewer = new PDFViewer({
    container,
    viewer: pages,
    eventBus: bus,
    linkService: links,
    findController: new PDFFindController({ eventBus: bus, linkService: links }),
    annotationMode: AnnotationMode.ENABLE,
    // Disables the tools for drawing in the file.
    annotationEditorMode: -1,
    removePageBorders: true,
  });
  links.setViewer(viewer);
  return { container, bus, links, viewer };
}

/** Opens the file where the person left it, otherwise at its first page, as wide as its frame. */
function restorePlace({ viewer }: Parts, place: Place | null): void {
  viewer.currentScaleValue = place?.scale ?? 'page-width';
  if (!place) return;
  const { page, left, top } = place;
  if (page <= viewer.pagesCount) {
    viewer.scrollPageIntoView({ pageNumber: page, destArray: [null, { name: 'XYZ' }, left, top, null] });
  }
}

interface Moved {
  location?: { pageNumber: number; left: number; top: number; scale: number | string };
}
interface Found {
  state?: number;
  matchesCount: { current: number; total: number };
}

function reportTo(report: PdfReport, { bus, viewer }: Parts, place: Place | null): void {
  bus.on('pagesinit', () => {
    restorePlace({ viewer } as Parts, place);
    report.onPages(viewer.pagesCount, viewer.currentPageNumber);
  });
  bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => report.onPages(viewer.pagesCount, pageNumber));
  bus.on('scalechanging', ({ scale }: { scale: number }) => report.onScale(scale));
  bus.on('updateviewarea', ({ location }: Moved) => {
    if (!location) return;
    const { pageNumber, left, top } = location;
    report.onPlace({ page: pageNumber, left, top, scale: viewer.currentScaleValue });
  });
  const found = ({ matchesCount: { current, total } }: Found): void => report.onFound(current, total);
  bus.on('updatefindmatchescount', found);
  bus.on('updatefindcontrolstate', found);
}

function controlOf({ bus, viewer }: Parts): ViewControl {
  return {
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth: () => {
      viewer.currentScaleValue = 'page-width';
    },
    goTo: (page) => {
      viewer.currentPageNumber = page;
    },
    find: (query, back, again) =>
      void bus.dispatch('find', {
        ...{ source: null, type: again ? 'again' : '', query, findPrevious: back },
        ...{ caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false },
      }),
  };
}

/** A page that fits the width of its frame still fits when the frame changes. */
function followWidth({ container, viewer }: Parts): () => void {
  let width = container.clientWidth;
  const observer = new ResizeObserver(() => {
    if (container.clientWidth === width || container.clientWidth === 0) return;
    width = container.clientWidth;
    if (viewer.currentScaleValue === 'page-width') viewer.currentScaleValue = 'page-width';
  });
  observer.observe(container);
  return () => observer.disconnect();
}

async function show(task: PDFDocumentLoadingTask, parts: Parts, report: PdfReport): Promise<void> {
  const pdf = await task.promise;
  parts.viewer.setDocument(pdf);
  parts.links.setDocument(pdf, null);
  report.onOpen(controlOf(parts));
}

/**
 * Opens a PDF in a frame and returns a function that closes it. Scripts in a PDF do not run, and pdf.js compiles no scripts itself, as the
 * Content-Security-Policy requires.
 */
export const openPdf: OpenPdf = ({ url, container, pages, place, report }) => {
  const parts = makeViewer(container, pages);
  reportTo(report, parts, place);
  const task = getDocument({ url, isEvalSupported: false, useWasm: false, enableXfa: false });
  let closed = false;
  show(task, parts, report).catch((error: unknown) => {
    if (!closed) report.onError(error);
  });
  const unfollow = followWidth(parts);
  return () => {
    closed = true;
    unfollow();
    parts.viewer.cleanup();
    parts.links.setDocument(null, null);
    void task.destroy();
    pages.replaceChildren();
  };
};
