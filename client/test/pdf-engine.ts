import type { OpenPdf } from '../src/shared/viewer/view-control';

/**
 * A PDF of three pages instead of pdf.js, since jsdom can neither render nor start a worker. A search finds any word twice, except
 * 'nothing'.
 */
export const openPdf: OpenPdf = ({ url, pages, place, report }) => {
  let page = place?.page ?? 1;
  const goTo = (next: number): void => {
    page = next;
    pages.textContent = `${url}, page ${page}`;
    report.onPages(3, page);
    report.onPlace({ page, left: 0, top: 0, scale: 'page-width' });
  };
  const find = (query: string, back: boolean, again: boolean): void =>
    report.onFound(query === 'nothing' ? 0 : again && !back ? 2 : 1, query === 'nothing' ? 0 : 2);
  const zoomed = (scale: number) => () => report.onScale(scale);
  // The names of the errors are those of pdf.js.
  const named = (name: string): Error => Object.assign(new Error(name), { name });
  if (url.includes('locked')) report.onError(named('PasswordException'));
  else if (url.includes('damaged')) report.onError(named('InvalidPDFException'));
  else if (url.includes('broken')) report.onError(new Error('Not a PDF'));
  else {
    report.onOpen({ zoomIn: zoomed(1.5), zoomOut: zoomed(0.5), fitWidth: zoomed(1), goTo, find });
    goTo(page);
  }
  return () => pages.replaceChildren();
};
