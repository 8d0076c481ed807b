import { serve } from '../helpers/helper-program';
import { PagePrinter } from './page-printer';
import type { PrintWork } from './pdf-renderer';

/** Main program of the helper process that drives the browser and writes the PDF's properties. */
const printer = new PagePrinter();
serve(
  ({ html, info }: PrintWork) => printer.render(html, info),
  () => printer.close(),
);
