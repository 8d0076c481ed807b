import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FileView } from '@contracts';
import type { OpenPdf, PdfReport, ViewControl, ViewState } from './view-control';
import { keepPlace, placeIn } from './viewer-place';

/** `locked`: the file asks for a password; `damaged`: it is no readable PDF; `failed`: anything else, such as a lost connection. */
type Loading = 'loading' | 'shown' | 'locked' | 'damaged' | 'failed';

/** By the names of the errors of pdf.js. */
const FAULTS: Readonly<Record<string, Loading>> = { PasswordException: 'locked', InvalidPDFException: 'damaged' };

const faultOf = (error: unknown): Loading => (error instanceof Error && FAULTS[error.name]) || 'failed';

export interface Reporting {
  file: FileView;
  onControl: (control: ViewControl | null) => void;
  onChange: (change: Partial<ViewState>) => void;
  /** Requests the new address of the file, since addresses expire. */
  renew: () => Promise<string>;
}

/**
 * The callbacks through which the PDF reports to the viewer. `latest` avoids that the PDF is opened again when a callback or the signed
 * address changes.
 */
const reportOf = (id: string, latest: RefObject<Reporting>, setLoading: (to: Loading) => void): PdfReport => ({
  onOpen: (control) => latest.current.onControl(control),
  onPages: (pages, page) => {
    setLoading('shown');
    latest.current.onChange({ pages, page });
  },
  onScale: (scale) => latest.current.onChange({ scale }),
  onPlace: (place) => keepPlace(id, place),
  onFound: (current, total) => latest.current.onChange({ found: { current, total } }),
  onError: (error) => setLoading(faultOf(error)),
});

/** Opens the file's PDF in two elements and closes it with them. The library is loaded with the first PDF. */
export function usePdf(reporting: Reporting) {
  const container = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Loading>('loading');
  const [renewed, setRenewed] = useState<Pick<FileView, 'location'> | null>(null);
  const latest = useRef(reporting);
  useEffect(() => {
    latest.current = reporting;
  });
  const { id } = reporting.file;
  useEffect(() => {
    let close: (() => void) | null = null;
    let left = false;
    const open = (openPdf: OpenPdf): void => {
      if (left || !container.current || !pages.current) return;
      const frame = { container: container.current, pages: pages.current };
      const report = reportOf(id, latest, setLoading);
      const { location: url } = renewed ?? latest.current.file;
      close = openPdf({ ...frame, url, place: placeIn(id), report });
    };
    import('./pdf-engine').then((engine) => open(engine.openPdf)).catch(() => setLoading('failed'));
    return () => {
      left = true;
      close?.();
      latest.current.onControl(null);
    };
  }, [id, renewed]);
  const retry = async (): Promise<void> => {
    setLoading('loading');
    setRenewed({ location: await reporting.renew() });
  };
  return { container, pages, loading, retry };
}
