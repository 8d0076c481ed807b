import type { Designation } from '../../contracts';

/** The unmarked manuscript of a revision need not be a PDF, despite its designation. */
const asPart = (designation: string): string =>
  designation === 'UnmarkedManuscriptPDF' ? 'UnmarkedManuscript' : designation.replace(/[^A-Za-z0-9]/g, '');

/**
 * The name under which an upload is stored: article number, designation and a counter. In a revision, its number follows that of the
 * article (spec part 1, section 5). Counts up until the name is free.
 */
export function nextFileName(
  article: { number: string; revision: number },
  designation: Designation | 'File',
  extension: string,
  taken: readonly string[],
): string {
  const round = article.revision > 0 ? `-R${article.revision}` : '';
  const stem = `${article.number}${round}-${asPart(designation)}-`;
  const used = new Set(taken.map((name) => name.toLowerCase().replace(/\.[a-z0-9]+$/, '')));
  let counter = 1;
  while (used.has(`${stem}${counter}`.toLowerCase())) counter += 1;
  return `${stem}${counter}.${extension}`;
}

/** The name of a file that replaces another one: the old name with a count, so that it still shows which figure or file it is. */
export function replacingFileName(replaced: string, extension: string, taken: readonly string[]): string {
  const stem = replaced.replace(/\.[A-Za-z0-9]+$/, '').replace(/-v\d+$/, '');
  const used = new Set(taken.map((name) => name.toLowerCase().replace(/\.[a-z0-9]+$/, '')));
  let counter = 2;
  while (used.has(`${stem}-v${counter}`.toLowerCase())) counter += 1;
  return `${stem}-v${counter}.${extension}`;
}
