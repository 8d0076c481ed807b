import type { Place } from './viewer-place';

/** The actions of the toolbar on the shown file. Pictures have neither pages nor text. */
export interface ViewControl {
  zoomIn: () => void;
  zoomOut: () => void;
  fitWidth: () => void;
  goTo?: (page: number) => void;
  /** `again`: true for the next or the previous hit of the same words. */
  find?: (query: string, back: boolean, again: boolean) => void;
}

/** The events that an opened PDF reports. */
export interface PdfReport {
  onOpen: (control: ViewControl) => void;
  onPages: (count: number, page: number) => void;
  onScale: (scale: number) => void;
  onPlace: (place: Place) => void;
  onFound: (current: number, total: number) => void;
  onError: (error: unknown) => void;
}

interface Opening {
  url: string;
  /** The element that scrolls. */
  container: HTMLDivElement;
  pages: HTMLDivElement;
  place: Place | null;
  report: PdfReport;
}

/** Opens a PDF; the returned function closes it. */
export type OpenPdf = (opening: Opening) => () => void;

/** The state of a view, as the toolbar shows it. */
export interface ViewState {
  /** 0 until known. */
  pages: number;
  page: number;
  scale: number;
  /** Null before the first search. */
  found: { current: number; total: number } | null;
}

export const FIRST_VIEW: ViewState = { pages: 0, page: 1, scale: 1, found: null };
