/** One cell of an exported table; null is an empty cell. */
export type CsvCell = string | number | null;

// A spreadsheet treats a cell with one of these prefixes as a formula. Some spreadsheets skip a leading tab or carriage return.
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file as in RFC 4180, with its line end. Texts that a spreadsheet would run as a formula get an apostrophe as
 * prefix, since names and titles are untrusted. Numbers stay numbers.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark. At the start of a file it marks the file as UTF-8 for spreadsheets. */
export const CSV_MARK = '\ufeff';
